import type { RecordData } from '#schemas/runtime/model.ts'
import { aderenciaDe, type CompetenciaAvaliada } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import type { Cenario, Registro } from './cenario.ts'

/** A scale of four levels that weigh 1 to 4. */
const ESCALA = ['Básico', 'Médio', 'Bom', 'Alto'].map((descricao, i) => ({ id: i + 1, descricao, ordem: i + 1 }))

/** A competence as a release freezes it; what is required is the weight of a level. */
export const competencia = (id: number, nome: string, tipo: 'C' | 'H' | 'A', exigido: number): CompetenciaAvaliada => ({
  ...{ id, nome, tipo, peso: 1, escala: ESCALA },
  exigido: { id: exigido, ordem: exigido, descricao: ESCALA[exigido - 1]?.descricao ?? '' },
})

/** What somebody handed in about somebody: the weight of the level in each competence of the cycle, in their order. */
export interface Folha {
  de: Registro
  por: Registro
  papel: 'R' | 'U' | 'L' | 'A' | 'P'
  niveis: number[]
  comentario?: string
  /** what his questionnaire came to, in per cent */
  performance?: number
}

export interface CicloDaProva {
  titulo: string
  competencias: CompetenciaAvaliada[]
  folhas: Folha[]
  /** its last day, told after it was closed */
  fim?: string
  /** where nobody closes it */
  aberto?: true
}

/** Cycles of the scenario's people: released and closed by their calls, with sheets as the calls of the answers leave them. */
export async function ciclos({ app, admin, make }: Cenario) {
  const sql = (text: string, values: unknown[]) => app.database.pool.query<{ id: string }>(text, values)
  const modelo = await make('avaliacao/modelos-avaliacao', { titulo: 'Prova: desempenho', tipo: 'D' })
  const pergunta = await make('avaliacao/perguntas', {
    ...{ questionario: modelo.questionario, texto: 'O que deve continuar?', tipo: 3, obrigatoria: false },
  })
  const passo = async ({ id }: Registro, nome: string) => {
    const answer = await admin.put(`/api/avaliacao/avaliacoes-desempenho/${id}/${nome}`, {})
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  const daCopia = 'avaliacao_desempenho_id = $1 and colaborador_id = $2 and avaliador_id = $3 and papel = $4'
  const dados = (ciclo: CicloDaProva, { niveis }: Folha) =>
    ciclo.competencias.map(({ id }, i) => ({ competenciaId: id, nivelId: niveis[i] ?? 0, ordem: niveis[i] ?? 0 }))

  async function nominal(ciclo: CicloDaProva, { id }: Registro, folha: Folha): Promise<void> {
    const { rows } = await sql(
      `update colaborador_questionario set situacao = 'R', respondida_em = $5, niveis = $6, performance = $7 where ${daCopia} returning id`,
      [
        ...[id, folha.de.id, folha.por.id, folha.papel, app.today()],
        ...[JSON.stringify(dados(ciclo, folha)), folha.performance ?? null],
      ],
    )
    if (!folha.comentario) return
    await sql(
      `insert into colaborador_questionario_resposta (empresa_id, colaborador_questionario_id, ordem_, pergunta_id, tipo_id, comentario) values (1, $1, 0, $2, 3, $3)`,
      [rows[0]?.id, pergunta.id, folha.comentario],
    )
  }

  async function anonima(ciclo: CicloDaProva, { id }: Registro, folha: Folha): Promise<void> {
    const { rows } = await sql(
      'select id from avaliado_avaliacao_desempenho where avaliacao_desempenho_id = $1 and avaliado_id = $2',
      [id, folha.de.id],
    )
    const key = {
      ...{ empresaId: 1, registro: 'avaliacao/avaliado-avaliacao-desempenho', registroId: Number(rows[0]?.id) },
      versao: 1,
    }
    const dadas = dados(ciclo, folha)
    const niveis = dadas.map(({ competenciaId, ordem }) => [`c${competenciaId}`, ordem])
    const aderencia = aderenciaDe(ciclo.competencias, dadas) ?? 0
    const comentarios = folha.comentario ? [{ pergunta: `p${pergunta.id}`, texto: folha.comentario }] : []
    const sheet = {
      atributos: { papel: folha.papel },
      respostas: {
        ...{ ...Object.fromEntries(niveis), aderencia },
        ...(folha.performance !== undefined && { performance: folha.performance }),
      },
      comentarios,
    }
    const { urn } = app.fastify.prumo
    if (!urn) throw new Error('No urn')
    await app.database.kysely.transaction().execute((tx) => depositSheet(tx, urn, key, sheet))
    await sql(`update colaborador_questionario set situacao = 'R', respondida_em = $5 where ${daCopia}`, [
      ...[id, folha.de.id, folha.por.id, folha.papel, app.today()],
    ])
  }

  /** @param more fields of the cycle */
  return async (de: CicloDaProva, more: RecordData = {}): Promise<Registro> => {
    const hoje = app.today()
    const ciclo = await make('avaliacao/avaliacoes-desempenho', {
      ...{ titulo: de.titulo, dataIni: hoje, dataFim: hoje, modeloAvaliacao: { id: modelo.id } },
      ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0', pesoGestor: 2, ...more },
    })
    // both at once: of an anonymous cycle a single evaluator would be known
    const avaliados = [...new Set(de.folhas.map((folha) => folha.de.id))]
    await admin.post(`/api/avaliacao/avaliacoes-desempenho/${ciclo.id}/participantes/adiciona`, {
      ...{ colaboradoresIds: avaliados, geraAutoavaliacao: true },
    })
    for (const { de: avaliado, por, papel } of de.folhas.filter((folha) => folha.papel !== 'U'))
      await make('avaliacao/participante-avaliacao-desempenho', {
        ...{ avaliacaoDesempenho: { id: ciclo.id }, avaliado: { id: avaliado.id }, avaliador: { id: por.id }, papel },
      })
    await passo(ciclo, 'libera')
    await sql('update avaliado_avaliacao_desempenho set competencias = $2 where avaliacao_desempenho_id = $1', [
      ...[ciclo.id, JSON.stringify(de.competencias)],
    ])
    for (const folha of de.folhas) {
      const escondida = more.anonima === true && folha.papel !== 'U' && folha.papel !== 'L'
      await (escondida ? anonima : nominal)(de, ciclo, folha)
    }
    if (!de.aberto) await passo(ciclo, 'encerra')
    if (de.fim)
      await sql('update avaliacao_desempenho set data_ini = $2, data_fim = $2 where id = $1', [ciclo.id, de.fim])
    return ciclo
  }
}
