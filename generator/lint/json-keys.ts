import type { Problem } from '#schemas/loader/problem.ts'

interface Level {
  keys?: Map<string, number>
  key: string
  index: number
}

/** Duplicate keys in one object: JSON.parse silently keeps the last. */
export function doubledKeys(files: { file: string; text: string; content: object }[]): Problem[] {
  return files.flatMap(({ file, text, content }) => {
    // equal numbers of keys parsed and of `":` in the text: no duplicates
    return text.split('":').length - 1 === keysIn(content) ? [] : doubledIn(file, text)
  })
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  return inner.reduce<number>((sum, one) => sum + keysIn(one), Array.isArray(value) ? 0 : inner.length)
}

function doubledIn(file: string, text: string): Problem[] {
  const found: Problem[] = []
  const levels: Level[] = []
  let afterColon = false
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    const level = levels.at(-1)
    if (token === '{') levels.push({ keys: new Map(), key: '', index: 0 })
    else if (token === '[') levels.push({ key: '', index: 0 })
    else if (token === '}' || token === ']') levels.pop()
    else if (token === ',' && level) level.index++
    else if (level?.keys && !afterColon && token.startsWith('"')) {
      level.key = JSON.parse(token) as string
      if (level.keys.has(level.key)) {
        const path = levels.map(({ keys, key, index }) => (keys ? key : index))
        found.push({ file, path, message: `"${level.key}" aparece duas vezes no mesmo objeto: só o último valeria` })
      }
      level.keys.set(level.key, level.index)
    }
    afterColon = token === ':'
  }
  return found
}
