// Gerado por npm run generate; não edite.

import type { Bairro, BairroInput } from '#schemas/generated/types/geral/bairro.ts'
import type { Cidade, CidadeInput } from '#schemas/generated/types/geral/cidade.ts'
import type { CodigoCbo, CodigoCboInput } from '#schemas/generated/types/geral/codigo-cbo.ts'
import type { Estado, EstadoInput } from '#schemas/generated/types/geral/estado.ts'
import type { Feriado, FeriadoInput } from '#schemas/generated/types/geral/feriado.ts'

export interface GeralEntities {
  'geral/bairro': Bairro
  'geral/cidade': Cidade
  'geral/codigo-cbo': CodigoCbo
  'geral/estado': Estado
  'geral/feriado': Feriado
}

export interface GeralInputs {
  'geral/bairro': BairroInput
  'geral/cidade': CidadeInput
  'geral/codigo-cbo': CodigoCboInput
  'geral/estado': EstadoInput
  'geral/feriado': FeriadoInput
}
