import { pluralText } from '#admin/i18n/words.ts'
import type { RequiredDocument } from '#schemas/runtime/answers/positions/required-documents.ts'

export const documentosExigidosTexts = {
  title: 'Documentos obrigatórios',
  open: (n: number) => pluralText(n, '1 documento falta ou está vencido.', '% documentos faltam ou estão vencidos.'),
  ask: 'Pedir',
  askFor: (tipo: string) => `Pedir ${tipo}`,
  asked: 'Ver pedido',
  askedFor: (tipo: string) => `Ver pedido de ${tipo}`,
  label: (tipo: string, situacao: RequiredDocument['situacao'], validade: string | null) => {
    if (situacao === 'FALTA') return `${tipo}: falta`
    if (situacao === 'VENCIDO') return `${tipo}: venceu em ${validade}`
    return validade ? `${tipo}: até ${validade}` : tipo
  },
} as const
