import { empresaAtual } from '#server/domain/utilitario/empresa/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { baseDaEmpresa, digitoVerificador } from './inscricao.ts'

export default defineHooks('utilitario/estabelecimento', {
  /** spec 3 §5: base and check digits follow from the company and the complement */
  async validate(ctx, record) {
    const tipo = record.tipoInscricao ?? 'CNPJ'
    const base = baseDaEmpresa(tipo, (await empresaAtual(ctx)).cnpj)
    if (base === undefined)
      return [fieldError('tipoInscricao', `A empresa não tem inscrição da qual derive um ${tipo}`)]
    const digits = digitoVerificador(tipo, base, record.complementoCnpj)
    return digits === undefined ? [fieldError('complementoCnpj', 'Inválido')] : []
  },

  async beforeSave(ctx, record) {
    const tipo = record.tipoInscricao ?? 'CNPJ'
    const base = baseDaEmpresa(tipo, (await empresaAtual(ctx)).cnpj) ?? ''
    const digits = digitoVerificador(tipo, base, record.complementoCnpj) ?? ''
    record.base = base
    record.digitoVerificador = digits
    record.inscricao = base + record.complementoCnpj + digits
  },

  clone(_ctx, copy) {
    delete copy.complementoCnpj
  },
})
