import { percentualDe } from '#server/domain/captacao/avaliacao-candidato/resultado.ts'
import type { SeedDb } from '#server/platform/data/insert-records.ts'
import { run } from '#server/platform/database/sql.ts'
import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import { addDays, dayBetween, HOJE, officeHour } from '../days.ts'
import type { CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import type { Participante } from './processo.ts'

type Avaliacao = Demo<'captacao/avaliacao-candidato'>
type Resposta = NonNullable<Avaliacao['respostas']>[number]
type Modelo = Demo<'captacao/modelo-avaliacao-candidato'> & Ref

const textos = [
  'Vi uma empilhadeira sem freio, parei a área e avisei o encarregado.',
  'Usaria a função SOMASE com o nome do cliente.',
  'Conversei com a equipe e registrei a ocorrência no mesmo dia.',
]

/**
 * Adds evaluations of candidatos: every second one in a selection has those of its solicitacao; most are answered, some
 * wait for an answer or correction, some have expired. The demo candidato has one of each.
 */
export function addAvaliacoes(
  demo: Collection,
  company: CompanyId,
  modelos: Modelo[],
  participantes: Participante[],
): void {
  const random = new Random(`avaliacoes ${company}`)
  const [demoCandidato] = participantes
  let daDemo = 0
  for (const [index, participante] of participantes.entries()) {
    const ehDaDemo = participante.candidato === demoCandidato?.candidato
    if (!ehDaDemo && index % 2) continue
    const pedidos = modelos.filter(({ id }) => participante.solicitacao.registro.avaliacoesIds?.includes(id))
    for (const modelo of ehDaDemo && participante.ativo
      ? modelos.filter(({ respondente }) => respondente === 'C')
      : pedidos) {
      const estado = ehDaDemo ? (['pendente', 'respondida', 'expirada', 'pendente'] as const)[daDemo++ % 4] : undefined
      demo.add('captacao/avaliacao-candidato', company, avaliacao(random, modelo, participante, estado))
    }
  }
}

function avaliacao(random: Random, modelo: Modelo, participante: Participante, estado?: string): Avaliacao {
  const { candidato, solicitacao, etapa, de, ate, ativo } = participante
  const { titulo, cabecalho, percentualAprovacao, respondente } = modelo
  const dia = dayBetween(random, de, ate)
  const sorte = random.next()
  const pendente = estado ? estado !== 'respondida' : ativo && sorte < 0.3
  const expirada = estado ? estado === 'expirada' : sorte < 0.1
  const base: Avaliacao = {
    candidato: refOf(candidato),
    avaliacao: refOf(modelo),
    solicitacao: { id: solicitacao.id },
    etapaSeletiva: refOf(etapa),
    respondente,
    titulo,
    cabecalho,
    percentualAprovacao,
    liberadaEm: officeHour(random, dia),
    situacao: 'P',
    ...(expirada
      ? { dataHoraExpiracao: `${addDays(HOJE, -5)}T23:59:00-03:00` }
      : { dataHoraExpiracao: `${addDays(HOJE, 240)}T23:59:00-03:00` }),
  }
  const perguntas = (modelo.perguntas ?? []).map(congelada)
  if (pendente) return { ...base, respostas: perguntas }
  const aCorrigir = respondente === 'C' && ativo && random.chance(0.4)
  const respostas = perguntas.map((pergunta) => respondida(random, pergunta, aCorrigir))
  const fim = { respostas, respondidaEm: officeHour(random, addDays(dia, 1)) }
  if (aCorrigir) return { ...base, ...fim, situacao: 'A' }
  const performance = percentualDe(respostas as Parameters<typeof percentualDe>[0]) ?? 0
  return { ...base, ...fim, situacao: 'C', performance, aprovado: performance >= (percentualAprovacao ?? 0) }
}

function congelada(pergunta: NonNullable<Modelo['perguntas']>[number], index: number): Resposta {
  const {
    id,
    texto,
    tipo,
    aspecto,
    peso = 1,
    obrigatoria,
    notaMinima,
    notaMaxima,
    comentario,
    respostaSugerida,
  } = pergunta
  return {
    ordem: index + 1,
    perguntaId: id,
    texto,
    tipo,
    ...(aspecto ? { aspecto } : {}),
    peso,
    obrigatoria,
    ...(tipo === 'NOTA' ? { notaMinima, notaMaxima } : {}),
    ...(comentario ? { pedeComentario: comentario } : {}),
    ...(respostaSugerida ? { respostaSugerida } : {}),
    ...(pergunta.respostas
      ? { opcoes: pergunta.respostas.map((r) => ({ id: r.id, texto: r.texto, peso: r.peso })) }
      : {}),
  }
}

function respondida(random: Random, pergunta: Resposta, aCorrigir: boolean): Resposta {
  const { tipo, opcoes = [] } = pergunta
  if (tipo === 'NOTA') return { ...pergunta, nota: random.int(4, 10) }
  if (tipo === 'SUBJETIVA')
    return { ...pergunta, resposta: random.pick(textos), ...(aCorrigir ? {} : { correcao: random.int(4, 10) * 10 }) }
  const marcadas = tipo === 'OBJETIVA' ? [random.pick(opcoes)] : random.sample(opcoes, random.int(1, opcoes.length))
  return { ...pergunta, respostasIds: marcadas.flatMap(({ id }) => (id === undefined ? [] : [id])) }
}

/** Links each evaluation to the stay in the step in which it was released. */
export async function ligaAvaliacoes(db: SeedDb): Promise<void> {
  const text = `update avaliacao_candidato a set historico_candidato_id = (select e.id from candidato_solicitacao_evento e
      join candidato_solicitacao s on s.empresa_id = e.empresa_id and s.id = e.candidato_solicitacao_id
      where s.empresa_id = a.empresa_id and s.solicitacao_id = a.solicitacao_id and s.candidato_id = a.candidato_id
        and e.para_etapa_id = a.etapa_seletiva_id order by e.id desc limit 1)
    where a.empresa_id > 0`
  await run(db, text, [])
}
