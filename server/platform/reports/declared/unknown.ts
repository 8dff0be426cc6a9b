/** Thrown where the session may not know a field: what is made of it is left out. */
export class Unknown extends Error {}
