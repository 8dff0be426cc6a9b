import { styled } from '@mui/material/styles'
import { Sheet } from '#admin/form/rich/Sheet.tsx'

/** Editable area, white in every theme. */
export const Paper = styled(Sheet)(({ theme }) => ({
  minHeight: 420,
  maxHeight: '70vh',
  padding: theme.spacing(3),
  background: '#fff',
  color: '#1f2933',
  '& hr.quebra': { border: 0, borderTop: '2px dashed #7b8794', margin: '16px 0' },
  '& p.assinatura': {
    width: 260,
    maxWidth: '100%',
    marginTop: 40,
    borderTop: '1px solid #1f2933',
    textAlign: 'center',
  },
  '& .marcador': {
    padding: '1px 6px',
    borderRadius: 4,
    background: '#e3ecf7',
    color: '#17395c',
    fontSize: '0.92em',
    whiteSpace: 'normal',
    cursor: 'default',
  },
  '& .marcador.condicao': { background: '#fbf0d9', color: '#6b4a0b' },
  '& .marcador[data-alteravel]': { cursor: 'pointer' },
  '& .marcador.desconhecido': { background: '#fde8e8', color: '#8a1f1f' },
}))
