/** 'solicitacao-pessoal' or 'areaOrganizacional' → 'solicitacao_pessoal', 'area_organizacional' */
export const snake = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[-.]/g, '_')
    .toLowerCase()

/** 'solicitacao-pessoal' → 'SolicitacaoPessoal' */
export const pascal = (name: string): string =>
  name
    .split(/[-_.]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** 'solicitacao-pessoal' → 'solicitacaoPessoal' */
export const camel = (name: string): string => {
  const text = pascal(name)
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Text without accents and in small letters: how people search. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
