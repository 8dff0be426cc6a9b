import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormScope } from '#admin/form/state/scope.ts'
import { useOptionalScope, useStore } from '#admin/form/state/scope.ts'
import { Masked } from '#admin/form/widgets/masked/Masked.tsx'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { KnownDialog } from './KnownDialog.tsx'
import { fetchPessoa } from './pessoas.ts'
import { pessoasTexts } from './texts.ts'

/** CPF of a new person: offers to take over data of existing records with the same CPF. */
export default function CpfPessoa(props: WidgetProps) {
  const scope = useOptionalScope()
  const isPerson = scope?.runtime.entity.lgpd?.person?.cpf === props.field.path
  if (props.readOnly) return <ReadOnly {...props} />
  return scope && isPerson && !props.disabled ? <Asking {...props} scope={scope} /> : <Masked {...props} />
}

function Asking({ scope, ...props }: WidgetProps & { scope: FormScope }) {
  const { value } = props
  const [open, setOpen] = useState(false)
  const stored = useStore(scope.store, ({ record }) => record.id !== undefined)
  const cpf = typeof value === 'string' && formats.cpf?.validate(value) ? value : ''
  const { data } = useQuery({
    queryKey: ['pessoas', 'cpf', cpf],
    queryFn: () => fetchPessoa(cpf),
    enabled: cpf !== '' && !stored,
    // a user without access to any register of people gets no hint
    retry: false,
    gcTime: 0,
  })
  const known = !stored && cpf !== '' && data?.nome !== undefined ? data : undefined
  return (
    <>
      <Masked {...props} help={known?.nome ? pessoasTexts.known(known.nome) : props.help} />
      <Box role="status" sx={{ minHeight: 0 }}>
        {known && (
          <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 0.25 }}>
            {pessoasTexts.see}
          </Button>
        )}
      </Box>
      {open && known && (
        <KnownDialog pessoa={known} scope={scope} cpfPath={props.field.path} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
