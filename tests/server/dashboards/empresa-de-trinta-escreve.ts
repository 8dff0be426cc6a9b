import type { RecordData } from '#schemas/runtime/model.ts'
import type { TestApp } from '#tests/helpers/app.ts'
import type { Registro } from '#tests/server/reports/provas/cenario.ts'
import type { Area, Faixa } from './empresa-de-trinta.ts'
import { AVALIADOS, CALIBRADO, NIVEIS, OBJETIVOS, SOLICITACOES } from './empresa-de-trinta-fatos.ts'

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
  const motivo_solicitacao_id = await insert('motivo_solicitacao', { descricao: 'Aumento de quadro' })
  for (const { data, area, faixa, quantidade, status, preenchidas, encerrada, cancelada } of SOLICITACOES)
    await insert('solicitacao_pessoal', {
      ...{ data, descricao: `Vaga de ${data}`, horario_comercial: '8 às 17', estabelecimento_id: lugar.id },
      ...{ area_organizacional_id: onde(area).id, motivo_solicitacao_id, quantidade, status },
      ...{ faixa_salarial_id: qual(faixa).id, qtd_vagas_preenchidas: preenchidas ?? 0 },
      ...{ encerrada: encerrada !== undefined, data_encerramento: encerrada, cancelada: cancelada === true },
    })
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
