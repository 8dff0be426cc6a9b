import { foldText } from '#schemas/runtime/names.ts'
import { type Collection, type Ref, refOf } from '../collection.ts'
import { addDays, dayBetween, HOJE, laterDay } from '../days.ts'
import { AURORA, type CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import { usuarios } from '../usuarios.ts'
import type { Candidato } from './candidatos.ts'
import { Passos } from './passos.ts'
import type { Solicitacao } from './solicitacoes.ts'

const PERFIL = 'Perfil diferente do que a vaga pede.'

type Aptidao = 'I' | 'S' | 'N'

export interface Participante {
  candidatura: Ref
  candidato: Candidato
  solicitacao: Solicitacao
  etapa: Ref
  /** in the selection from this day to that */
  de: string
  ate: string
  /** still in selection */
  ativo: boolean
}

/**
 * Puts candidatos into steps of approved solicitacoes. The first ones by id and by name take part, the demo candidato
 * in several; closed solicitacoes have hired the requested number.
 */
export function addProcesso(
  demo: Collection,
  company: CompanyId,
  etapas: Ref[],
  solicitacoes: Solicitacao[],
  candidatos: Candidato[],
  part = '',
): Participante[] {
  const participantes: Participante[] = []
  const random = new Random(`processo ${company}${part}`)
  const passos = new Passos(new Random(`passos ${company}${part}`), company === AURORA ? usuarios.rh : usuarios.rh2)
  const fila = new Fila(random, candidatos)
  for (const [index, solicitacao] of solicitacoes.entries()) {
    const periodo = selecao(solicitacao)
    if (!periodo) continue
    const { quantidade = 1 } = solicitacao.registro
    const inscritos = fila.chama(solicitacao, quantidade + random.int(7, 12), periodo.ate, index)
    const preenchidas = vagasPreenchidas(solicitacao, inscritos.length)
    solicitacao.registro.qtdVagasPreenchidas = preenchidas
    for (const [lugar, candidato] of inscritos.entries()) {
      const contratado = lugar > 0 && lugar <= preenchidas
      const etapa = contratado ? etapas.length - 1 : lugar % (etapas.length - 1)
      const aptidao: Aptidao = contratado
        ? 'S'
        : solicitacao.registro.encerrada
          ? 'N'
          : random.pick(['I', 'S', 'N'] as const)
      if (contratado) Object.assign(candidato, { contratado: true, disponivel: false })
      const data = dayBetween(random, laterDay(periodo.de, candidato.dataCadastro ?? periodo.de), periodo.ate)
      const situacao = contratado ? 'C' : solicitacao.registro.encerrada ? 'R' : 'E'
      const candidatura = demo.add('captacao/candidato-solicitacao', company, {
        candidato: refOf(candidato),
        solicitacao: refOf(solicitacao),
        data,
        etapaSeletiva: refOf(etapas[etapa] as Ref),
        aptidao,
        ...passos.de({ data, ate: periodo.ate, situacao, etapas: etapas.slice(0, etapa + 1), aptidao }),
        ...(aptidao === 'N' ? { observacao: PERFIL } : {}),
        ...(situacao === 'R' ? { motivo: PERFIL } : {}),
      })
      const ativo = situacao === 'E'
      participantes.push({
        candidatura,
        candidato,
        solicitacao,
        etapa: etapas[etapa] as Ref,
        de: data,
        ate: periodo.ate,
        ativo,
      })
    }
  }
  return participantes
}

/** Period in which candidatos could join: from approval to closing. */
function selecao({ registro }: Solicitacao): { de: string; ate: string } | undefined {
  if (registro.status !== 'A' || registro.dataStatus === undefined) return undefined
  const fim =
    registro.eventos?.find(({ tipo }) => tipo === 'ENCERRAMENTO' || tipo === 'CANCELAMENTO')?.data?.slice(0, 10) ?? HOJE
  return { de: registro.dataStatus, ate: laterDay(addDays(fim, -3), registro.dataStatus) }
}

function vagasPreenchidas({ situacao, registro }: Solicitacao, inscritos: number): number {
  const { quantidade = 1 } = registro
  if (situacao === 'encerrada') return Math.min(quantidade, inscritos - 1)
  return situacao === 'reaberta' ? Math.min(quantidade - 1, inscritos - 1) : 0
}

/** Queue of candidatos: each is used once, except the demo candidato. */
class Fila {
  private livres: Candidato[]
  private readonly demo: Candidato | undefined

  constructor(random: Random, candidatos: Candidato[]) {
    const [demo, ...outros] = candidatos
    const chaves = outros.map((candidato) => ({ candidato, chave: foldText(candidato.nome ?? '') }))
    const porNome = chaves.sort((a, b) => (a.chave < b.chave ? -1 : 1)).map(({ candidato }) => candidato)
    const primeiros = new Set([...outros.slice(0, 9), ...porNome.slice(0, 10)])
    this.demo = demo
    this.livres = [
      ...primeiros,
      ...random.sample(
        outros.filter((c) => !primeiros.has(c)),
        outros.length,
      ),
    ]
  }

  /** Takes up to `count` candidatos registered by `ate`; the first one is never hired. */
  chama({ situacao }: Solicitacao, count: number, ate: string, index: number): Candidato[] {
    const aptos = this.livres.filter(({ dataCadastro = ate }) => dataCadastro <= ate).slice(0, count)
    this.livres = this.livres.filter((candidato) => !aptos.includes(candidato))
    const demo = this.demo && (situacao === 'aprovada' || index === 0) && index % 2 === 0 ? [this.demo] : []
    return [...demo, ...aptos]
  }
}
