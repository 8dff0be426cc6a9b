import type { RecordData } from '#schemas/runtime/model.ts'
import type { TestApp } from '#tests/helpers/app.ts'
import type { Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'
import type { Area, Faixa } from './empresa-de-trinta.ts'
import { AVALIADOS, CALIBRADO, CANDIDATURAS, ETAPAS, NIVEIS, OBJETIVOS, SOLICITACOES } from './fatos.ts'

interface Feito {
  quem(nome: string): Registro
  area(area: Area): Registro
  faixa(faixa: Faixa): Registro
  lugar: Registro
}

/** What flows of weeks leave behind, in the words of the database. */
export async function escreve(
  app: TestApp,
  empresa: number,
  { quem, area: onde, faixa: qual, lugar }: Feito,
): Promise<void> {
  const insert = async (tabela: string, row: RecordData): Promise<number> => {
    const nomes = Object.keys(row)
    const { rows } = await app.database.pool.query<{ id: string }>(
      `insert into ${tabela} (empresa_id, ${nomes}) values ($1, ${nomes.map((_, i) => `$${i + 2}`)}) returning id`,
      [empresa, ...Object.values(row)],
    )
    return Number(rows[0]?.id)
  }
  /** Ids of records that are made when they are first named. */
  const once = (make: (nome: string) => Promise<number>) => {
    const known = new Map<string, number>()
    return async (nome: string) => {
      const id = known.get(nome) ?? (await make(nome))
      known.set(nome, id)
      return id
    }
  }
  const motivoDe = once((descricao) => insert('motivo_solicitacao', { descricao }))
  const vagas = new Map<string, number>()
  for (const solicitacao of SOLICITACOES) {
    const { data, motivo, area, faixa, quantidade, status, preenchidas, encerrada, cancelada } = solicitacao
    const motivo_solicitacao_id = await motivoDe(motivo)
    const id = await insert('solicitacao_pessoal', {
      ...{ data, descricao: `Vaga de ${data}`, horario_comercial: '8 às 17', estabelecimento_id: lugar.id },
      ...{ area_organizacional_id: onde(area).id, motivo_solicitacao_id, quantidade, status },
      ...{ faixa_salarial_id: qual(faixa).id, qtd_vagas_preenchidas: preenchidas ?? 0 },
      ...{ encerrada: encerrada !== undefined, data_encerramento: encerrada, cancelada: cancelada === true },
    })
    vagas.set(data, id)
  }
  const etapas = new Map<string, number>()
  for (const [i, nome] of ETAPAS.entries()) etapas.set(nome, await insert('etapa_seletiva', { nome, ordem: 101 + i }))
  const origemDe = once((nome) => insert('como_ficou_sabendo_vaga', { nome }))
  const origens = new Map(CANDIDATURAS.map(({ quem: nome, origem }) => [nome, origem]))
  const candidatoDe = once(async (nome) => {
    const origem = origens.get(nome)
    return insert('candidato', { nome, ...(origem && { como_ficou_sabendo_vaga_id: await origemDe(origem) }) })
  })
  for (const { quem: nome, vaga, etapa, chegou, contratado } of CANDIDATURAS) {
    const candidato_solicitacao_id = await insert('candidato_solicitacao', {
      ...{ candidato_empresa_id: empresa, candidato_id: await candidatoDe(nome), solicitacao_id: vagas.get(vaga) },
      ...{ data: vaga, etapa_seletiva_id: etapas.get(etapa), situacao: contratado ? 'C' : 'E' },
    })
    if (chegou)
      await insert('candidato_solicitacao_evento', {
        ...{ candidato_solicitacao_id, data: `${vaga}T12:00:00Z`, tipo: 'ETAPA', para_etapa_id: etapas.get(chegou) },
      })
  }
  const avaliacao_desempenho_id = await insert('avaliacao_desempenho', {
    ...{ titulo: 'Ciclo de novembro', data_ini: '2025-11-01', data_fim: '2025-11-30', situacao: 'E' },
    ...{ permite_auto_avaliacao: false, anonima: false },
  })
  for (const { quem: nome, area, desempenho, potencial, resultado, respondida } of AVALIADOS) {
    const avaliado_id = quem(nome).id
    await insert('avaliado_avaliacao_desempenho', {
      ...{ avaliacao_desempenho_id, avaliado_empresa_id: empresa, avaliado_id, desempenho, potencial, resultado },
      area_organizacional_id: onde(area).id,
    })
    await insert('colaborador_questionario', {
      ...{ avaliacao_desempenho_id, origem: 'D', papel: 'L', situacao: respondida ? 'R' : 'N' },
      ...{ colaborador_empresa_id: empresa, colaborador_id: avaliado_id },
    })
  }
  const competencias = [...new Set(NIVEIS.map(([, , competencia]) => competencia))]
  for (const [nome, area, competencia, exigido, obtido] of NIVEIS)
    await insert('nivel_obtido', {
      ...{
        avaliacao_desempenho_id,
        talento_empresa_id: empresa,
        talento_id: quem(nome).id,
        competencia,
        exigido,
        obtido,
      },
      ...{ area_organizacional_id: onde(area).id, competencia_id: 901 + competencias.indexOf(competencia), tipo: 'H' },
    })
  const calibracao_id = await insert('calibracao_ninebox', { titulo: 'Comitê', avaliacao_desempenho_id })
  await insert('movimento_calibracao_ninebox', {
    ...{
      calibracao_id,
      motivo: 'Comitê',
      quem_id: 1,
      quando: '2025-12-05T12:00:00Z',
      avaliacao_desempenho_id,
      colaborador_empresa_id: empresa,
      colaborador_id: quem(CALIBRADO.quem).id,
    },
    ...{ de: CALIBRADO.de, para: CALIBRADO.para },
  })
  const periodo_id = await insert('periodo_meta', { nome: 'Metas de 2025', inicio: '2025-01-01', fim: '2025-12-31' })
  for (const [titulo, nivel, situacao, progresso] of OBJETIVOS)
    await insert('objetivo', {
      ...{ titulo, nivel, situacao, progresso, periodo_id },
      ...(nivel === 'A' && { area_organizacional_id: onde('corte').id }),
      ...(nivel === 'T' && { talento_empresa_id: empresa, talento_id: quem('Ana Alves').id }),
    })
}
