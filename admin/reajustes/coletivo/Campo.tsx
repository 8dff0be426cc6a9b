import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import { FieldInput } from '#admin/form/FieldInput.tsx'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import type { Field } from '#schemas/runtime/model.ts'

interface Props {
  field: Field
  value: unknown
  onChange: (value: unknown) => void
  error: string | undefined
  help?: string
  required?: boolean
  disabled?: boolean
  /** columns of twelve on a wide screen */
  width?: number
  /** below the box */
  children?: ReactNode
}

/** One field of the collective adjustment: the widget of forms, its error, what helps. */
export function Campo({ field, value, onChange, error, help, required, disabled, width = 6, children }: Props) {
  const { lookup } = useFormServices()
  return (
    <Box data-campo={field.name} sx={{ gridColumn: { xs: 'span 12', sm: `span ${width}` }, minWidth: 0 }}>
      <FieldInput {...{ field, value, onChange, error, required, disabled }} lookup={lookup} />
      {help && <FormHelperText>{help}</FormHelperText>}
      {children}
    </Box>
  )
}
