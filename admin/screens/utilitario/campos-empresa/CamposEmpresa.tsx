import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useEntity } from '#admin/resource/entity-context.ts'
import { rememberList } from '#admin/resource/list/address.ts'
import { screenTitle } from '#admin/resource/names.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { asGrouped, NO_REGISTER, useCadastros } from '#admin/widgets/cadastro/registers.ts'
import { GroupedPicker } from '#admin/widgets/GroupedPicker.tsx'
import type { CompanyFormField } from '#schemas/runtime/answers/utilities/company-form.ts'
import { FieldTable } from './FieldTable.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { TransferButtons } from './TransferButtons.tsx'
import { camposEmpresaTexts } from './texts.ts'
import { useFormulario } from './useFormulario.ts'

const t = camposEmpresaTexts

/** The company's own fields and its changes of shipped ones, in form order. The register is a query parameter. */
export function CamposEmpresa() {
  const { entity, schema, resource } = useEntity()
  const { search } = useLocation()
  const [params, setParams] = useSearchParams()
  const cadastros = useCadastros()
  const list = cadastros.data?.extensiveis ?? []
  const entidade = list.find((one) => one.entidade === params.get('entidade'))?.entidade ?? list[0]?.entidade
  const { data, error, refetch, change, move } = useFormulario(entidade)
  const [renamed, setRenamed] = useState<CompanyFormField>()
  useEffect(() => rememberList(resource, search), [resource, search])
  const failure = cadastros.error ?? error
  return (
    <Box>
      <PageHeader
        title={screenTitle(entity)}
        actions={
          entidade && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <TransferButtons
                entidade={entidade}
                canTake={schema.can.create && schema.can.update}
                onTaken={(taken) => {
                  setParams({ entidade: taken }, { replace: true })
                  void refetch()
                }}
              />
              {schema.can.create && (
                <Button
                  variant="contained"
                  component={AppLink}
                  to={`/utilitario/campos-empresa/new?com=${encodeURIComponent(JSON.stringify({ entidade }))}`}
                >
                  {t.add}
                </Button>
              )}
            </Box>
          )
        }
      />
      {entidade && (
        <Box sx={{ mb: 2, maxWidth: 420 }}>
          <GroupedPicker
            options={list.map(asGrouped)}
            nothing={NO_REGISTER}
            value={entidade}
            chosen
            onChange={(now) => now && setParams({ entidade: now }, { replace: true })}
            field={{ label: t.register }}
          />
        </Box>
      )}
      {failure && <RetryAlert onRetry={() => void refetch()}>{failure.message}</RetryAlert>}
      {!failure && !data && <PageSkeleton />}
      {data?.naConfiguracao && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.settings}{' '}
          <Link component={AppLink} to="/utilitario/empresas/configuracao">
            {t.settingsLink}
          </Link>
        </Alert>
      )}
      {data && data.conflitos.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t.conflicts}
          <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
            {data.conflitos.map(({ id, texto }) => (
              <li key={`${id} ${texto}`}>{texto}</li>
            ))}
          </Box>
        </Alert>
      )}
      {data?.blocos.map((bloco) => (
        <FieldTable
          key={`${bloco.aba} ${bloco.bloco}`}
          bloco={bloco}
          canChange={schema.can.update}
          onChange={(campo, changes) => void change(campo, changes)}
          onRename={setRenamed}
          onMove={move}
        />
      ))}
      {renamed && (
        <RenameDialog
          campo={renamed}
          onClose={() => setRenamed(undefined)}
          onSave={(rotulo) => change(renamed, { rotulo })}
        />
      )}
    </Box>
  )
}
