// The path below which the server stands, such as /games; "" at the top. The server writes it into the page.
export const root: string = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? "";
