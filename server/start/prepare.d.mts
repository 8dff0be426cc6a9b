export function prepare(what: { pages: boolean }): Promise<void>
