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

/** Text without accents and in small letters: how people search. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Words that stay small inside a title. */
const small = new Set(
  'a as ao aos à às com da das de do dos e em entre na nas no nos o os ou para pela pelo por sem x'.split(' '),
)

/** 'Áreas de interesse' → 'Áreas de Interesse', as menus and pages are titled; what has capitals inside ('eSocial', 'EPI') stays; an e-mail is one word. */
export const inTitle = (text: string): string =>
  text.replace(/[Ee]-mails?|[^\s/(-]+/gu, (word, at: number) => {
    if ((at > 0 && small.has(word)) || /\p{Lu}/u.test(word)) return word
    return word.charAt(0).toUpperCase() + word.slice(1)
  })

/** 'Avaliação de Desempenho' → 'avaliação de desempenho', for the middle of a sentence; abbreviations ('EPI', 'CBO') and names of things keep their capitals. */
export const inSentence = (text: string): string =>
  text.replace(/Nine Box|Assistente RH|[^\s/(-]+/gu, (word) =>
    /^\p{Lu}\P{Lu}*$/u.test(word) && !word.includes(' ') ? word.charAt(0).toLowerCase() + word.slice(1) : word,
  )
