// Passkeys: the browser makes one, or shows one that it knows. Older browsers do not have what is needed.
import { api } from "~/lib/api.ts";
import type { Me } from "~/lib/messages.ts";

export const canPasskey = (): boolean =>
  "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential && isSecureContext;

const asJson = (found: Credential | null): object => {
  if (!(found instanceof PublicKeyCredential)) throw new Error("nothing was shown");
  return found.toJSON() as object;
};

/** A passkey that makes any device mine. */
export async function addPasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.newPasskey());
  return api.addPasskey(asJson(await navigator.credentials.create({ publicKey })));
}

/** Be the person of a passkey on this device. */
export async function usePasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.askPasskey());
  return api.takePasskey(asJson(await navigator.credentials.get({ publicKey })));
}
