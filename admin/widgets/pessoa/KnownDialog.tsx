import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import type { FormScope } from '#admin/form/state/scope.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { fetchDados, type Pessoa, type Registro } from './pessoas.ts'
import { takeOver } from './take-over.ts'
import { pessoasTexts } from './texts.ts'

interface Props {
  pessoa: Pessoa
  scope: FormScope
  /** path of the CPF field */
  cpfPath: string
  onClose(): void
}

/** Existing records of a person: open one in a new tab, or copy its data into the form. */
export function KnownDialog({ pessoa: { nome = '', registros = [] }, scope, cpfPath, onClose }: Props) {
  const { schemas } = useSession()
  const report = useReport()
  const success = useSuccess()
  const [busy, setBusy] = useState(false)
  const { entity } = scope.runtime
  // the CPF is unique in this register: a second record would be refused
  const onlyOne = entity.unique.some(({ fields }) => fields.length === 1 && fields[0] === cpfPath)
  const refused = ({ tipo, acessivel }: Registro) => onlyOne && acessivel && tipo === entity.path
  const take = async (registro: Registro) => {
    setBusy(true)
    try {
      const filled = takeOver(scope, await fetchDados(registro, entity.path))
      success(pessoasTexts.taken(filled))
      onClose()
    } catch (error) {
      report(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <PromptDialog
      title={pessoasTexts.title}
      text={registros.some(refused) ? pessoasTexts.duplicate(nome) : pessoasTexts.text(nome)}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      <List disablePadding>
        {registros.map((one, place) => {
          const route = schemas.find(({ path }) => path === one.tipo)?.route
          return (
            <ListItem
              key={`${one.tipo} ${one.id}`}
              disableGutters
              divider={place < registros.length - 1}
              sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
            >
              <ListItemText
                primary={`${one.titulo}: ${one.nome}`}
                secondary={one.acessivel ? one.empresa.nome : pessoasTexts.elsewhere(one.empresa.nome)}
                sx={{ minWidth: 180, flex: '1 1 180px' }}
              />
              {one.acessivel && (
                <Box sx={{ display: 'flex', gap: 1 }}>
                  {route !== undefined && (
                    <Button
                      component={AppLink}
                      to={`/${route}/${one.id}`}
                      target="_blank"
                      variant="outlined"
                      color="inherit"
                      aria-label={pessoasTexts.openOf(one.titulo, one.nome)}
                    >
                      {pessoasTexts.open}
                    </Button>
                  )}
                  {!refused(one) && (
                    <Button
                      variant="contained"
                      disabled={busy}
                      onClick={() => void take(one)}
                      aria-label={pessoasTexts.takeOf(one.titulo, one.nome)}
                    >
                      {pessoasTexts.take}
                    </Button>
                  )}
                </Box>
              )}
            </ListItem>
          )
        })}
      </List>
    </PromptDialog>
  )
}
