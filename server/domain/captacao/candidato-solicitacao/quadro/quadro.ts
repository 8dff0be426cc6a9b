import { sql } from 'kysely'
import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import type { Etapa, Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { isoDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { andamentoPorCandidato } from '#server/domain/captacao/avaliacao-candidato/queries.ts'
import { entrevistasDaVaga } from '#server/domain/captacao/entrevista/queries.ts'
import { diasEntre, estaAberta } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { aderenciaNaVaga, sabePretensaoSalarial } from '../aderencia.ts'

/** Most cards of one board; larger requests are worked on in the list. */
const MAIS = 1000

/** Board of one request: its steps, and every candidate with his days in the step. */
export async function quadroDeSelecao(ctx: Ctx, solicitacaoId: number): Promise<Quadro> {
  const vaga = await readStored<RecordData & SolicitacaoPessoal>(
    forEntity(ctx, 'captacao/solicitacao-pessoal'),
    solicitacaoId,
  )
  const { id, descricao, quantidade, qtdVagasPreenchidas = 0, status, suspensa, encerrada, cancelada, data } = vaga
  const [candidatos, avaliacoes] = [await cartoes(ctx, solicitacaoId), await andamentoPorCandidato(ctx, solicitacaoId)]
  const [aderencias, entrevistas] = [await aderenciaNaVaga(ctx, vaga), await entrevistasDaVaga(ctx, solicitacaoId)]
  return {
    solicitacao: {
      id,
      descricao,
      data,
      quantidade,
      qtdVagasPreenchidas,
      status,
      suspensa,
      encerrada,
      cancelada,
      aberta: estaAberta(vaga),
    },
    etapas: await etapas(ctx),
    candidatos: candidatos.slice(0, MAIS).map((cartao) => ({
      ...cartao,
      avaliacoes: avaliacoes.get(Number(cartao.candidatoId)) ?? null,
      aderencia: aderencias.get(Number(cartao.candidatoId))?.aderencia ?? null,
      entrevistas: entrevistas.get(cartao.id) ?? null,
    })),
    incompleto: candidatos.length > MAIS,
  }
}

const etapas = ({ db, session }: Ctx): Promise<Etapa[]> =>
  db
    .selectFrom('etapa_seletiva')
    .select(['id', 'nome', 'ordem', 'acompanhamento_prazo_dias as prazoDias'])
    .where('empresa_id', '=', session.empresaId)
    .orderBy('ordem')
    .orderBy('id')
    .execute()

async function cartoes(ctx: Ctx, solicitacaoId: number) {
  const { db, session, context } = ctx
  const sabePretensao = sabePretensaoSalarial(ctx)
  const rows = await db
    .selectFrom('candidato_solicitacao as s')
    .innerJoin('candidato as c', (j) =>
      j.onRef('c.empresa_id', '=', 's.candidato_empresa_id').onRef('c.id', '=', 's.candidato_id'),
    )
    .leftJoin('cidade as d', 'd.id', 'c.endereco_cidade_id')
    .leftJoin('estado as u', 'u.id', 'd.uf_id')
    .where('s.empresa_id', '=', session.empresaId)
    .where('s.solicitacao_id', '=', solicitacaoId)
    .select([
      's.id',
      's.versao',
      's.situacao',
      's.aptidao',
      's.observacao',
      's.motivo',
      's.etapa_seletiva_id as etapaId',
      's.na_etapa_desde as desde',
      's.data',
      'c.id as candidatoId',
      'c.nome',
      'c.foto',
      'd.nome as cidade',
      'u.sigla as uf',
      'c.pretencao_salarial as pretencaoSalarial',
      sql<number>`c.empresa_id`.as('empresaId'),
    ])
    .orderBy(sql`coalesce(s.na_etapa_desde, s.data::timestamptz)`)
    .orderBy('s.id')
    .limit(MAIS + 1)
    .execute()
  return rows.map(({ desde, data, foto, empresaId, cidade, uf, ...row }) => {
    const dia = desde ? isoDay(new Date(desde)) : data
    return {
      ...row,
      // pictures of shared candidates are shown only in their own company
      foto: empresaId === session.empresaId ? foto : null,
      cidade: cidade && uf ? `${cidade}/${uf}` : cidade,
      pretencaoSalarial: sabePretensao ? row.pretencaoSalarial : null,
      dias: dia ? Math.max(0, diasEntre(dia, context.hoje)) : 0,
    }
  })
}
