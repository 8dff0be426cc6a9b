import { formats } from '#schemas/runtime/formats/formats.ts'

type Tipo = 'CNPJ' | 'CAEPF'

/** The company's part of a branch's number: 8 positions of its CNPJ, or 9 digits of its owner's CPF — spec 3 §5. */
export function baseDaEmpresa(tipo: Tipo, numeroDaEmpresa: string): string | undefined {
  if (tipo === 'CNPJ') return numeroDaEmpresa.length === 14 ? numeroDaEmpresa.slice(0, 8) : undefined
  return numeroDaEmpresa.length === 11 ? numeroDaEmpresa.slice(0, 9) : undefined
}

/** Finds the two check digits of base and complement by trial; undefined when none fits. */
export function digitoVerificador(tipo: Tipo, base: string, complemento: string): string | undefined {
  const format = formats[tipo === 'CNPJ' ? 'cnpj' : 'caepf']
  for (let n = 0; n < 100; n++) {
    const digits = String(n).padStart(2, '0')
    if (format?.validate(base + complemento + digits)) return digits
  }
  return undefined
}
