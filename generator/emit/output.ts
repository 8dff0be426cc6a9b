/** One generated file: path below the project's root, whole text. Every emitter is a pure function that returns these. */
export interface Output {
  path: string
  text: string
}

/** First line of every generated TypeScript file; the generator overwrites and deletes only files with it. */
export const header = '// Gerado por npm run generate; não edite.'

/** A generated file from its paragraphs. */
export const makeOutput = (path: string, ...paragraphs: string[]): Output => ({
  path,
  text: `${[header, ...paragraphs.filter(Boolean)].join('\n\n')}\n`,
})

/** A property name or object key as TypeScript writes it. */
export const keyText = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

/** An interface that extends others, one per line to avoid merge conflicts. */
export const extendingInterface = (name: string, comment: string, parts: string[]): string => {
  const list = parts.length > 0 ? `\n  extends ${parts.join(',\n    ')}` : ''
  return `/** ${comment} */\nexport interface ${name}${list} {}`
}
