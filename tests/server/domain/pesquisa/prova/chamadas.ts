import type { TestApp } from '#tests/helpers/app.ts'

/** Who is asked about, and in what. */
export interface Assunto {
  pesquisa: number
  questionario: number
  pergunta: number
  talento: number
  copia: number
}

/** A call by a name that is the same for every survey and everybody. */
export type Chamada = [nome: string, url: string]

/** What the calls of a route are about, by the beginning of its address. */
const SOBRE: [RegExp, keyof Assunto][] = [
  [/^\/api\/pesquisa\/pesquisas\/:/, 'pesquisa'],
  [/^\/api\/pesquisa\/questionarios\/:/, 'questionario'],
  [/^\/api\/avaliacao\/avaliacoes\/:/, 'copia'],
  [/^\/api\/avaliacao\/avaliacoes-desempenhos-questionarios\//, 'copia'],
  [/^\/api\/pesquisa\/colaborador-(?:questionario|respostas)\/:/, 'copia'],
  [/^\/api\/gestao-talentos\/talentos\/:id/, 'talento'],
]
/** What another parameter than the first is, where it is not 1. */
const NOMES: Record<string, keyof Assunto> = {
  pesquisaId: 'pesquisa',
  questionarioId: 'questionario',
  perguntaId: 'pergunta',
  colaboradorId: 'talento',
}
/** Forms to be filled in, pictures and what ends the session: nothing of what is stored about a survey. */
const SEM_DADOS =
  /\/(?:clone|foto|importacao|logout|stream|novo)\b|\/docs\b|getBackupAnonimo|cartaz|\/licencas|^\/api\/schemas/
const LISTAS = /^\/api\/(?:pesquisa|avaliacao\/(?:avaliacoes|respostas))\b/

/**
 * Every call of the server that reads something about a survey, its questionnaire, a copy or a person, found by its address: one that is new is asked, too.
 * `pesquisa` and `copia` are what changes with a hand-in, `longe` is about all else, `tudo` every other list and page of the product.
 */
export function chamadasDe({ fastify }: TestApp) {
  const lidas = fastify.guardedRoutes.filter(({ method, url }) => method === 'GET' && !SEM_DADOS.test(url))
  const comId = lidas.flatMap(({ url }) => {
    const sobre = SOBRE.find(([onde]) => onde.test(url))?.[1]
    return sobre && url.includes(':') ? [{ url, sobre: isCalmo(url) ? 'longe' : sobre, id: sobre }] : []
  })
  const semId = lidas.filter(({ url }) => url.startsWith('/api/') && !/[:*]/.test(url)).map(({ url }) => url)
  const sobre = (assunto: Assunto, ...quais: string[]): Chamada[] =>
    comId
      .filter((each) => quais.includes(each.sobre))
      .map(({ url, id }) => [url, url.replace(/:(\w+)/g, (_, nome: string) => String(assunto[NOMES[nome] ?? id]))])
  const lista = (url: string): Chamada => [url, `${url}?range=[0,49]&sort=["id","DESC"]&page=0&size=50`]
  return {
    pesquisa: (assunto: Assunto) => sobre(assunto, 'pesquisa'),
    copia: (assunto: Assunto) => sobre(assunto, 'copia'),
    longe: (assunto: Assunto) => [
      ...sobre(assunto, 'longe', 'questionario', 'talento'),
      ...semId.filter((url) => LISTAS.test(url)).map(lista),
    ],
    tudo: () => semId.filter((url) => !LISTAS.test(url)).map(lista),
  }
}

/** Papers, and what a hand-in has no part in: the questions, the link, how a survey went on. */
const isCalmo = (url: string): boolean =>
  /\/(?:pdf|xls|perguntas|aspectos|documentos(?:-anexos)?|relacionados|antes-da-liberacao|link-publico|andamento|comparativa|competencias|cncc|:linha|lotes)\b/.test(
    url,
  )
