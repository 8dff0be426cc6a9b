export function loadProgram(file: string): Promise<void>
