/** Names that every object answers to without holding them; no field, own field or filter may be called like this. */
export const reservedNames: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))
