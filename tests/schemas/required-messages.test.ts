import { expect, test } from 'vitest'
import { requiredMessage } from '#schemas/runtime/messages.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { model } from '#tests/entities/subject.ts'

/** What the specification quotes in other words than the standard, by the entity and field that say it. */
const quoted: Record<string, string> = {
  'captacao/candidato-formacao.areaFormacao': 'Selecione a Área de Formação',
  'captacao/candidato-formacao.situacao': 'Situação é obrigatória',
  'captacao/candidato.foto': 'Foto é obrigatória',
  'captacao/candidato.senha': 'Senha é obrigatória',
  'captacao/modelo-avaliacao-candidato-pergunta.texto': 'Pergunta é obrigatória',
  'cargo-salario/reajuste-colaborador.funcaoProposto': 'Função Proposta é obrigatória',
  'cargo-salario/reajuste-colaborador.indiceProposto': 'Índice é requerido',
  'gestao-talentos/talento-formacao.areaFormacao': 'Selecione a Área de Formação',
  'gestao-talentos/talento-formacao.situacao': 'Situação é obrigatória',
  'gestao-talentos/talento.foto': 'Foto é obrigatória',
  'gestao-talentos/talento.quantidade': 'Quantidade é obrigatória',
  'gestao-talentos/talento-historico.quantidade': 'Quantidade é obrigatória',
  'sst/ambiente-historico.estabelecimento': 'Estabelecimento é requerido',
  'utilitario/usuario.senha': 'Senha é obrigatória',
}

/** Registers that the specification does not know: their words are our own. */
const own = /^(captacao\/entrevista|utilitario\/(aviso-automatico|campo-empresa|problema|relatorio-agendado))/

test("[R-STD-OBRIG-] what is missing is '{label} é obrigatório', also of feminine names, but for what is quoted otherwise", () => {
  const other: Record<string, string> = {}
  for (const [path, entity] of model.entities)
    for (const field of leafFields(entity.fields)) {
      const message = requiredMessage(field)
      if (!own.test(path) && !message.endsWith(' é obrigatório')) other[`${path}.${field.path}`] = message
    }
  expect(other).toEqual(quoted)
})
