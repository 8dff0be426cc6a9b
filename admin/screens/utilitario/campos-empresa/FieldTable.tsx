import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { CompanyForm, CompanyFormField } from '#schemas/runtime/answers/utilities/company-form.ts'
import { Actions, type FieldHandlers, Hidden, Mandatory, Name } from './FieldParts.tsx'
import { camposEmpresaTexts } from './texts.ts'

const t = camposEmpresaTexts

type Props = FieldHandlers & { bloco: CompanyForm['blocos'][number] }

/** The fields of one block in form order; cards up to 768 px. */
export function FieldTable({ bloco, ...handlers }: Props) {
  const title = t.place(bloco.aba, bloco.bloco)
  const narrow = useMediaQuery('(max-width:768px)', { noSsr: true })
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ mb: 2, overflow: 'hidden' }}>
      <Typography component="h2" variant="subtitle1" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
        {title}
      </Typography>
      {narrow ? (
        <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {bloco.campos.map((campo) => (
            <Card key={campo.campo} campo={campo} {...handlers} />
          ))}
        </Box>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={title}>
          <Rows campos={bloco.campos} {...handlers} />
        </TableContainer>
      )}
    </Paper>
  )
}

const Rows = ({ campos, ...handlers }: FieldHandlers & { campos: CompanyFormField[] }) => (
  <Table size="small" sx={{ minWidth: 720, tableLayout: 'fixed' }}>
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
      {campos.map((campo) => (
        <TableRow key={campo.campo} hover>
          <TableCell>
            <Name campo={campo} />
          </TableCell>
          <TableCell>{campo.tipo}</TableCell>
          <TableCell padding="checkbox">
            <Mandatory campo={campo} {...handlers} />
          </TableCell>
          <TableCell padding="checkbox">
            <Hidden campo={campo} {...handlers} />
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>
            <Actions campo={campo} {...handlers} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)

const Card = ({ campo, ...handlers }: FieldHandlers & { campo: CompanyFormField }) => (
  <Box component="li" sx={{ px: 2, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Name campo={campo} />
    <Typography variant="body2" color="text.secondary">
      {campo.tipo}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <FormControlLabel control={<Mandatory campo={campo} {...handlers} />} label={t.columns.obrigatorio} />
      <FormControlLabel control={<Hidden campo={campo} {...handlers} />} label={t.columns.oculto} />
      <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
        <Actions campo={campo} {...handlers} />
      </Box>
    </Box>
  </Box>
)
