// The code of a table as it is read aloud.
export const spoken = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? "";
