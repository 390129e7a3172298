/**
 * Where the picture of each game on the shelf is. The build fills it in (scripts/lib/shelf-pictures.mjs); while somebody
 * works on the app it is empty, and the pictures are drawn in the page as the artwork is now.
 */
export const shelfAddresses: Readonly<Partial<Record<string, { readonly light: string; readonly dark?: string }>>> = {};
