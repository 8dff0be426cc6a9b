export function provideChromium(): Promise<string | undefined>
export function findChromium(): string | undefined
