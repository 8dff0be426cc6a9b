import type { Model } from '#schemas/load.ts'
import { suggest } from '#schemas/loader/suggest.ts'
import { formatValue } from '#schemas/runtime/display.ts'
import { isSensitive } from '#schemas/runtime/lgpd.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'

/** What a placeholder may begin with, and the entity whose fields may follow. */
const raizes = {
  candidato: 'captacao/candidato',
  solicitacao: 'captacao/solicitacao-pessoal',
  etapa: 'captacao/etapa-seletiva',
  entrevista: 'captacao/entrevista',
  avaliacao: 'captacao/avaliacao-candidato',
  empresa: 'utilitario/empresa',
  usuario: 'utilitario/usuario',
} as const

export type Raiz = keyof typeof raizes
/** The records an e-mail is made of, as far as there are any. */
export type Dados = Partial<Record<Raiz, RecordData>>

const MARCADOR = /\{\{([^{}]*)\}\}/g

/** Lists, files, secrets and what the law calls sensitive (LGPD, art. 5, II) do not go into an e-mail. */
const cabe = (field: Field): boolean =>
  !field.writeOnly &&
  (field.kind === 'scalar' || field.kind === 'reference') &&
  field.format !== 'arquivo' &&
  !isSensitive(field.hint.lgpd?.class)

function campos(model: Model, raiz: string): Map<string, Field> {
  const entity: Entity | undefined = model.entities.get(raizes[raiz as Raiz])
  return new Map(
    leafFields(entity?.fields ?? [])
      .filter(cabe)
      .map((field) => [field.path, field]),
  )
}

const partes = (marcador: string): [raiz: string, campo: string] => {
  const texto = marcador.trim()
  const ponto = texto.indexOf('.')
  return ponto < 0 ? [texto, ''] : [texto.slice(0, ponto), texto.slice(ponto + 1)]
}

/** What is wrong with the placeholders of a text, in one sentence; undefined when all of them exist. */
export function erroNosMarcadores(model: Model, texto: string): string | undefined {
  for (const [, marcador = ''] of texto.matchAll(MARCADOR)) {
    const [raiz, campo] = partes(marcador)
    const inteiro = `${raiz}.${campo}`
    if (campos(model, raiz).has(campo)) continue
    const conhecidos = Object.keys(raizes).flatMap((um) => [...campos(model, um).keys()].map((path) => `${um}.${path}`))
    const dica = suggest(inteiro, conhecidos)
    return `O marcador {{${marcador.trim()}}} não existe${dica ? `: ${dica}` : '.'}`
  }
  return /\{\{|\}\}/.test(texto.replaceAll(MARCADOR, '')) ? 'Há um marcador sem {{ ou }}.' : undefined
}

/** The text with its placeholders replaced by what the records say; what they do not say is left out. */
export function preenche(model: Model, texto: string, dados: Dados): string {
  return texto.replaceAll(MARCADOR, (_todo, marcador: string) => {
    const [raiz, campo] = partes(marcador)
    const field = campos(model, raiz).get(campo)
    const dado = dados[raiz as Raiz]
    return field && dado ? formatValue(field, valueAt(dado, campo)) : ''
  })
}

/** A letter with its placeholders replaced. A line that only had what the records do not say ('Responda até: ') is left out. */
export function preencheCarta(model: Model, texto: string, dados: Dados): string {
  const diz = (linha: string) => {
    const marcadores = linha.match(MARCADOR) ?? []
    return marcadores.length === 0 || marcadores.some((marcador) => preenche(model, marcador, dados) !== '')
  }
  const linhas = texto.split('\n').filter(diz)
  return preenche(model, linhas.join('\n'), dados).replaceAll(/\n{3,}/g, '\n\n')
}
