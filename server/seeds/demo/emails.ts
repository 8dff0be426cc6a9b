import type { Model } from '#schemas/load.ts'
import { preenche, preencheEmail } from '#server/domain/captacao/modelo-email/marcadores.ts'
import { padroes } from '#server/domain/captacao/modelo-email/padroes.ts'
import type { SeedDb } from '#server/platform/data/insert-records.ts'
import { run } from '#server/platform/database/sql.ts'
import { htmlOf } from '#server/platform/mail/body.ts'

/** Candidatos per company who get an e-mail about their last step. */
const CADA = 12

interface Candidatura {
  empresa: number
  nomeEmpresa: string
  id: number
  candidato: number
  nome: string
  email: string
  vaga: string
  etapa: string | null
  evento: string
  quando: string
}

const CANDIDATURAS = `select * from (
  select s.empresa_id as empresa, e.nome as "nomeEmpresa", s.id, c.id as candidato, c.nome, c.contato_email as email, v.descricao as vaga,
    t.nome as etapa, coalesce(s.na_etapa_desde, s.data::timestamptz) as quando,
    case s.situacao when 'R' then 'RECUSA' when 'C' then 'CONTRATACAO' when 'D' then 'DESISTENCIA' else 'ETAPA' end as evento,
    row_number() over (partition by s.empresa_id order by coalesce(s.na_etapa_desde, s.data::timestamptz) desc, s.id) as n
  from candidato_solicitacao s
  join empresa e on e.id = s.empresa_id
  join candidato c on c.empresa_id = s.candidato_empresa_id and c.id = s.candidato_id
  join solicitacao_pessoal v on v.empresa_id = s.empresa_id and v.id = s.solicitacao_id
  left join etapa_seletiva t on t.empresa_id = s.empresa_id and t.id = s.etapa_seletiva_id
  where c.contato_email is not null
) x where n <= $1 order by empresa, n desc`

const INSERT = `insert into email_saida
  (empresa_id, para, para_nome, assunto, texto, html, evento, sobre, autor, situacao, motivo, tentativas, criado_em, proxima_tentativa)
values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12, $13, $13)`

const RECUSADO = '550 5.1.1 O endereço não existe neste servidor.'

/** Inserts the outbox: without a mail server all e-mails are held; one shows a delivery failure. */
export async function insertEmails(db: SeedDb, model: Model): Promise<void> {
  const rows = await run<Candidatura>(db, CANDIDATURAS, [CADA])
  for (const [index, row] of rows.entries()) {
    const padrao = padroes.find(({ evento }) => evento === row.evento)
    if (!padrao) continue
    const dados = {
      candidato: { nome: row.nome },
      solicitacao: { descricao: row.vaga },
      etapa: { nome: row.etapa ?? '' },
      empresa: { nome: row.nomeEmpresa },
      usuario: { nome: 'Renata Holanda' },
    }
    const texto = preencheEmail(model, padrao.corpo, dados)
    const sobre = [
      { entidade: 'captacao/candidato-solicitacao', id: row.id },
      { entidade: 'captacao/candidato', id: row.candidato },
    ]
    const falhou = index === 2
    await run(db, INSERT, [
      row.empresa,
      row.email,
      row.nome,
      preenche(model, padrao.assunto, dados).slice(0, 200),
      texto,
      htmlOf(texto),
      row.evento,
      JSON.stringify(sobre),
      'Renata Holanda',
      falhou ? 'FALHOU' : 'RETIDO',
      falhou ? RECUSADO : null,
      falhou ? 1 : 0,
      row.quando,
    ])
  }
}
