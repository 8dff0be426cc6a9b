export function bundled(entry: string, root?: string): Promise<string | undefined>
