/** The session may not know a field: what is made of it is not there. */
export class Unknown extends Error {}
