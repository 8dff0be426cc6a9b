import { expect, test } from 'vitest'
import { statusColabore } from '#admin/shell/layout/colabore.ts'
import { shellTexts } from '#admin/shell/texts.ts'

const at = (statusColaboreParam: unknown, acIntegra = true) =>
  shellTexts.colabore[
    statusColabore({
      parametrosDoSistema: statusColaboreParam === undefined ? {} : { statusColabore: statusColaboreParam as string },
      empresa: { id: 1, nome: 'Aurora', acIntegra },
    })
  ]

test('each status of the payroll integration has the words of the specification', () => {
  expect(at('Ativo')).toBe('Integração com Fortes Colabore ativa.')
  expect(at('Inativo')).toBe('Sistema não possui integração com Fortes Colabore.')
  expect(at('NaoAutenticado')).toBe(
    'Integração com Fortes Colabore inativa. Sistema não está corretamente autenticado.',
  )
  expect(at('EmpresaDesintegrada')).toBe(
    'Sistema possui integração com Fortes Colabore mas empresa atual não está integrada com Fortes Pessoal.',
  )
  expect(at('Homologacao')).toBe('Homologação do Fortes Colabore ativa.')
  expect(at('SemChavePrivada')).toBe('Não há chave importada. Verifique na tela de integrações.')
})

test('an active integration does not reach a company the payroll system does not know; nothing said is none', () => {
  expect(at('Ativo', false)).toBe(shellTexts.colabore.EmpresaDesintegrada)
  expect(at('Homologacao', false)).toBe(shellTexts.colabore.Homologacao)
  expect(at(undefined)).toBe(shellTexts.colabore.Inativo)
  expect(at('constructor')).toBe(shellTexts.colabore.Inativo)
})
