import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { CompanyFormField } from '#schemas/runtime/answers/utilities/company-form.ts'
import { camposEmpresaTexts } from './texts.ts'

const t = camposEmpresaTexts

/** Handlers of one field of a block. */
export interface FieldHandlers {
  canChange: boolean
  onChange(campo: CompanyFormField, changes: { obrigatorio?: boolean; oculto?: boolean }): void
  onRename(campo: CompanyFormField): void
  onMove(campo: CompanyFormField, para: 'acima' | 'abaixo'): Promise<void>
}

export const Name = ({ campo }: { campo: CompanyFormField }) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span>{campo.rotulo}</span>
      {campo.proprio && <Chip size="small" color="primary" variant="outlined" label={t.own} />}
    </Box>
    {campo.original !== undefined && (
      <Typography variant="caption" color="text.secondary">
        {t.called(campo.original)}
      </Typography>
    )}
  </>
)

type Mark = Pick<FieldHandlers, 'canChange' | 'onChange'> & { campo: CompanyFormField }

export const Mandatory = ({ campo, canChange, onChange }: Mark) => (
  <Checkbox
    checked={campo.obrigatorio}
    disabled={!canChange || campo.fixo?.obrigatorio !== undefined || campo.oculto}
    title={campo.fixo?.obrigatorio}
    onChange={(_, obrigatorio) => onChange(campo, { obrigatorio })}
    slotProps={{ input: { 'aria-label': t.mandatoryOf(campo.rotulo) } }}
  />
)

export const Hidden = ({ campo, canChange, onChange }: Mark) => (
  <Checkbox
    checked={campo.oculto}
    disabled={!canChange || campo.fixo?.oculto !== undefined || (campo.obrigatorio && !campo.oculto)}
    title={campo.fixo?.oculto}
    onChange={(_, oculto) => onChange(campo, { oculto })}
    slotProps={{ input: { 'aria-label': t.hiddenOf(campo.rotulo) } }}
  />
)

/** Renames a shipped field, or edits and moves an own one. */
export const Actions = ({ campo, canChange, onRename, onMove }: FieldHandlers & { campo: CompanyFormField }) =>
  canChange && (
    <>
      <Change campo={campo} onRename={onRename} />
      {campo.proprio && <Move campo={campo} onMove={onMove} />}
    </>
  )

function Change({ campo, onRename }: { campo: CompanyFormField; onRename(campo: CompanyFormField): void }) {
  if (campo.proprio)
    return (
      <Button
        size="small"
        component={AppLink}
        to={`/utilitario/campos-empresa/${campo.id}`}
        aria-label={t.editOf(campo.rotulo)}
      >
        {t.edit}
      </Button>
    )
  return (
    <Button size="small" aria-label={t.renameOf(campo.rotulo)} onClick={() => onRename(campo)}>
      {t.rename}
    </Button>
  )
}

/** Moves a field up or down, also into the next block; the focus follows it, so that the key can be pressed again. */
function Move({ campo, onMove }: Pick<FieldHandlers, 'onMove'> & { campo: CompanyFormField }) {
  const [busy, setBusy] = useState(false)
  const move = (para: 'acima' | 'abaixo') => async () => {
    following = { campo: campo.campo, para }
    setBusy(true)
    await onMove(campo, para)
    setBusy(false)
  }
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (busy || following?.campo !== campo.campo) return
    const button = following.para === 'acima' ? up : down
    button.current?.focus()
  }, [busy, campo])
  return (
    <>
      <IconButton ref={up} size="small" aria-label={t.moveUp(campo.rotulo)} disabled={busy} onClick={move('acima')}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        ref={down}
        size="small"
        aria-label={t.moveDown(campo.rotulo)}
        disabled={busy}
        onClick={move('abaixo')}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </>
  )
}

/** The field being moved: in another block its row is a new element, which takes the focus. */
let following: { campo: string; para: 'acima' | 'abaixo' } | undefined
