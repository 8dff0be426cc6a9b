import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Campo, Formulario } from './useFormulario.ts'

const t = texts.camposEmpresa

interface Props {
  bloco: Formulario['blocos'][number]
  canChange: boolean
  onChange(campo: Campo, changes: { obrigatorio?: boolean; oculto?: boolean }): void
  onRename(campo: Campo): void
  onMove(campo: Campo, para: 'acima' | 'abaixo'): Promise<void>
}

/** The fields of one block of the form, in its order. */
export function FieldTable({ bloco, canChange, onChange, onRename, onMove }: Props) {
  const title = t.place(bloco.aba, bloco.bloco)
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ mb: 2, overflow: 'hidden' }}>
      <Typography component="h2" variant="subtitle1" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
        {title}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small" sx={{ minWidth: 560, tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              <TableCell>{t.columns.campo}</TableCell>
              <TableCell sx={{ width: 140 }}>{t.columns.tipo}</TableCell>
              <TableCell sx={{ width: 110 }}>{t.columns.obrigatorio}</TableCell>
              <TableCell sx={{ width: 90 }}>{t.columns.oculto}</TableCell>
              <TableCell sx={{ width: 170 }}>{t.columns.acoes}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {bloco.campos.map((campo) => (
              <TableRow key={campo.campo} hover>
                <TableCell>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                    <span>{campo.rotulo}</span>
                    {campo.proprio && <Chip size="small" color="primary" variant="outlined" label={t.own} />}
                  </Box>
                  {campo.original !== undefined && (
                    <Typography variant="caption" color="text.secondary">
                      {t.called(campo.original)}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>{campo.tipo}</TableCell>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={campo.obrigatorio}
                    disabled={!canChange || campo.fixo?.obrigatorio !== undefined || campo.oculto}
                    title={campo.fixo?.obrigatorio}
                    onChange={(_, obrigatorio) => onChange(campo, { obrigatorio })}
                    slotProps={{ input: { 'aria-label': t.mandatoryOf(campo.rotulo) } }}
                  />
                </TableCell>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={campo.oculto}
                    disabled={!canChange || campo.fixo?.oculto !== undefined || (campo.obrigatorio && !campo.oculto)}
                    title={campo.fixo?.oculto}
                    onChange={(_, oculto) => onChange(campo, { oculto })}
                    slotProps={{ input: { 'aria-label': t.hiddenOf(campo.rotulo) } }}
                  />
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {canChange && <Change campo={campo} onRename={onRename} />}
                  {canChange && campo.proprio && <Move campo={campo} onMove={onMove} />}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  )
}

function Change({ campo, onRename }: { campo: Campo; onRename(campo: Campo): void }) {
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

/** A place up or down, over the border of a block too; the focus goes with the field, so that a key pressed again moves it on. */
function Move({ campo, onMove }: Pick<Props, 'onMove'> & { campo: Campo }) {
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

/** The field that is being moved: in another block its row is a new one. */
let following: { campo: string; para: 'acima' | 'abaixo' } | undefined
