/** 'solicitacao-pessoal' or 'areaOrganizacional' → 'solicitacao_pessoal', 'area_organizacional' */
export const toSnakeCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[-.]/g, '_')
    .toLowerCase()

/** 'solicitacao-pessoal' → 'SolicitacaoPessoal' */
export const toPascalCase = (name: string): string =>
  name
    .split(/[-_.]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** 'solicitacao-pessoal' → 'solicitacaoPessoal' */
export const toCamelCase = (name: string): string => {
  const text = toPascalCase(name)
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Lower-case text without diacritics, for searches. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Words that stay in lower case inside a title. */
const small = new Set(
  'a as ao aos à às com da das de do dos e em entre na nas no nos o os ou para pela pelo por sem x'.split(' '),
)

/** Title case: 'Áreas de interesse' → 'Áreas de Interesse'; words with inner capitals ('eSocial', 'EPI') stay; 'e-mail' is one word. */
export const inTitle = (text: string): string =>
  text.replace(/[Ee]-mails?|[^\s/(-]+/gu, (word, at: number) => {
    if ((at > 0 && small.has(word)) || /\p{Lu}/u.test(word)) return word
    return word.charAt(0).toUpperCase() + word.slice(1)
  })

/** Sentence case: 'Avaliação de Desempenho' → 'avaliação de desempenho'; abbreviations ('EPI', 'CBO') and product names keep their capitals. */
export const inSentence = (text: string): string =>
  text.replace(/Nine Box|Assistente RH|[^\s/(-]+/gu, (word) =>
    /^\p{Lu}\P{Lu}*$/u.test(word) && !word.includes(' ') ? word.charAt(0).toLowerCase() + word.slice(1) : word,
  )
