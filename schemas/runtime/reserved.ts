/** Property names inherited from Object.prototype: not allowed for fields, own fields and filters. */
export const reservedNames: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))
