/** Line (from 1) at which a JSON path begins in a text; falls back to the nearest existing ancestor, so that a missing key is reported at its object. */
export function locatePath(text: string, path: readonly (string | number)[]): number {
  const places = placesOf(text)
  for (let length = path.length; length > 0; length--) {
    const place = places.get(JSON.stringify(path.slice(0, length).map(String)))
    if (place !== undefined) return lineOf(text, place)
  }
  return 1
}

const lineOf = (text: string, position: number): number => text.slice(0, position).split('\n').length

interface Level {
  isArray: boolean
  /** current key, or index of the current item */
  key: string
  index: number
}

/** Positions of values (for members: of the key) by their path as JSON. Assumes valid JSON. */
function placesOf(text: string): Map<string, number> {
  const places = new Map<string, number>()
  const levels: Level[] = []
  const path = () => levels.map((level) => (level.isArray ? String(level.index) : level.key))
  const note = (position: number) => {
    const key = JSON.stringify(path())
    if (!places.has(key)) places.set(key, position)
  }
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g
  let afterColon = false
  for (const match of text.matchAll(tokens)) {
    const [token] = match
    const level = levels.at(-1)
    if (level?.isArray && token !== ',' && token !== ']') note(match.index)
    if (token === '{' || token === '[') levels.push({ isArray: token === '[', key: '', index: 0 })
    else if (token === '}' || token === ']') levels.pop()
    else if (token === ',' && level) level.index++
    else if (level && !level.isArray && !afterColon && token.startsWith('"')) {
      level.key = JSON.parse(token) as string
      note(match.index)
    }
    afterColon = token === ':'
  }
  return places
}
