// Something to hand on, put where one can paste it.
import { t } from "~/lib/words.svelte.ts";

/** Copies a link; what to say then: that it is copied, else the link itself. */
export async function copied(link: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link);
    return t("page-copied");
  } catch {
    return link;
  }
}
