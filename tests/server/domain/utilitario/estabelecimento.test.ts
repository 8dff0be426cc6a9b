import { describe, expect, test } from 'vitest'
import { baseDaEmpresa, digitoVerificador } from '#server/domain/utilitario/estabelecimento/inscricao.ts'

describe('A inscrição de um estabelecimento', () => {
  test('um CNPJ tem a base da empresa e dígitos calculados', () => {
    expect(baseDaEmpresa('CNPJ', '11222333000181')).toBe('11222333')
    expect(digitoVerificador('CNPJ', '11222333', '0001')).toBe('81')
  })

  test('um CNPJ alfanumérico também', () => {
    expect(baseDaEmpresa('CNPJ', '12ABC34501DE35')).toBe('12ABC345')
    expect(digitoVerificador('CNPJ', '12ABC345', '01DE')).toBe('35')
  })

  test('um CAEPF vem do CPF do dono', () => {
    expect(baseDaEmpresa('CAEPF', '52998224725')).toBe('529982247')
    expect(digitoVerificador('CAEPF', '529982247', '001')).toBe('25')
  })

  test('sem a inscrição da empresa não há nenhum', () => {
    expect(baseDaEmpresa('CAEPF', '11222333000181')).toBeUndefined()
    expect(baseDaEmpresa('CNPJ', '52998224725')).toBeUndefined()
  })

  test('complementos que não são números de inscrição não têm dígitos', () => {
    expect(digitoVerificador('CNPJ', '11222333', '001')).toBeUndefined()
    expect(digitoVerificador('CAEPF', '529982247', '00A')).toBeUndefined()
  })
})
