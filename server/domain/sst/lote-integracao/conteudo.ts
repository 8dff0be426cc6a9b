import { createHash } from 'node:crypto'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Tipo } from './lote.ts'

/** A pending item for the payroll system: its record, talent and data. */
export interface Pendente {
  origem: string
  origem_id: number
  talento_id: number
  dados: Record<string, unknown>
}

const QUEM = `'matricula', t.matricula, 'cpf', t.cpf, 'codigoAC', t.codigo_ac`

/** SQL: place and pay of alias `l`, with the payroll system's codes. */
const SITUACAO = `'estabelecimento', (select e.codigo_ac from estabelecimento e where e.empresa_id = l.empresa_id and e.id = l.estabelecimento_id),
  'area', (select a.codigo_ac from area_organizacional a where a.empresa_id = l.empresa_id and a.id = l.area_organizacional_id),
  'cargo', (select json_build_object('codigoAC', f.codigo_ac, 'nome', c.nome, 'faixa', f.nome, 'cbo', f.codigo_cbo) from faixa_salarial f
    join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id where f.empresa_id = l.empresa_id and f.id = l.faixa_salarial_id),
  'tipoSalario', l.tipo_salario, 'salario', l.salario, 'quantidade', l.quantidade,
  'indice', (select i.codigo_ac from indice i where i.empresa_id = l.empresa_id and i.id = l.indice_id)`

/** $1 company. Rows as `Pendente`; the first history row is sent with its admission. */
const PENDENTES: Record<Exclude<Tipo, 'OCORRENCIA'>, string> = {
  ADMISSAO: `select 'gestao-talentos/talento' as origem, l.id as origem_id, l.id as talento_id, json_strip_nulls(json_build_object(
      'operacao', case l.situacao when 'U' then 'DESLIGAMENTO' else 'ADMISSAO' end, ${QUEM}, 'nome', l.nome, 'pis', l.pis, 'sexo', l.sexo,
      'dataNascimento', l.data_nascimento, 'vinculo', l.vinculo, 'dataAdmissao', l.data_admissao, ${SITUACAO},
      'dataDesligamento', l.data_desligamento, 'motivoDesligamento', (select json_build_object('codigoAC', m.codigo_ac, 'descricao', m.descricao)
        from motivo_desligamento m where m.empresa_id = l.empresa_id and m.id = l.motivo_desligamento_id),
      'iniciativaDesligamento', l.iniciativa_desligamento, 'avisoPrevio', l.aviso_previo)) as dados
    from talento l join talento t on t.empresa_id = l.empresa_id and t.id = l.id where l.empresa_id = $1 and l.situacao in ('G', 'U')`,
  SITUACAO: `select 'gestao-talentos/talento-historico' as origem, l.id as origem_id, t.id as talento_id, json_strip_nulls(json_build_object(
      ${QUEM}, 'data', l.data, 'motivo', l.motivo, ${SITUACAO})) as dados
    from talento_historico l join talento t on t.empresa_id = l.empresa_id and t.id = l.talento_id
    where l.empresa_id = $1 and l.status = 'A' and t.situacao is distinct from 'G'`,
  AFASTAMENTO: `select 'sst/afastamento' as origem, l.id as origem_id, t.id as talento_id, json_strip_nulls(json_build_object(
      ${QUEM}, 'motivo', json_build_object('codigoAC', m.codigo_ac, 'descricao', m.descricao, 'classe', m.classe), 'inicio', l.inicio, 'fim', l.fim)) as dados
    from afastamento l join talento t on t.empresa_id = l.colaborador_empresa_id and t.id = l.colaborador_id
    join tipo_afastamento m on m.empresa_id = l.empresa_id and m.id = l.motivo_id
    where l.empresa_id = $1 and l.status_ac in ('AGUARDANDO', 'COM_ERRO')`,
}

export const TIPOS = Object.keys(PENDENTES) as (keyof typeof PENDENTES)[]

/** Pending items of one kind, by record id. */
export const pendentes = ({ db, session }: Ctx, tipo: keyof typeof PENDENTES): Promise<Pendente[]> =>
  run<Pendente>(db, `${PENDENTES[tipo]} order by l.id`, [session.empresaId])

/** Hash of the data sent: an answer does not confirm a record changed since. */
export const assinaturaDe = (dados: Record<string, unknown>): string =>
  createHash('sha256').update(JSON.stringify(dados)).digest('hex')
