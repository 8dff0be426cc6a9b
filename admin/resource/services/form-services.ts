import { createContext, useContext } from 'react'
import type { EntityFormProps } from '#admin/form/props.ts'
import type { StrictLookup } from '#admin/providers/records/lookup.ts'
import type { Field } from '#schemas/runtime/model.ts'

/** Services that forms and filters need from the host: pickers, files, CEP look-up, further widgets. Provided once, by the authenticated area. */
export type FormServices = Pick<
  EntityFormProps,
  'upload' | 'cepLookup' | 'holidays' | 'ask' | 'holds' | 'mayCreate' | 'Creator' | 'widgets' | 'panels'
> & {
  lookup: StrictLookup
  /** by host widget name: loads the function that formats its values as text */
  words?: Record<string, () => Promise<(field: Field, value: unknown) => string | undefined>>
}

export const FormServicesContext = createContext<FormServices | undefined>(undefined)

export function useFormServices(): FormServices {
  const services = useContext(FormServicesContext)
  if (!services) throw new Error('useFormServices outside FormServicesContext')
  return services
}
