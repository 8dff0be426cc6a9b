import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import CssBaseline from '@mui/material/CssBaseline'
import Paper from '@mui/material/Paper'
import { ThemeProvider } from '@mui/material/styles'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { EntityForm } from '#admin/form/Form.tsx'
import type { SendOptions } from '#admin/form/upload.ts'
import { Text } from '#admin/form/widgets/text/Text.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { buildTheme } from '#admin/theme.ts'
import type { FieldError, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { type DefinitionModule, linkRuntimes } from '#schemas/runtime/validator.ts'
import { lookup } from './lookup.ts'

const context: RuleContext = { empresa: {}, parametros: {}, usuario: { id: 1, nome: 'Ana' }, hoje: '2026-11-20' }
const theme = buildTheme({ mode: location.search.includes('escuro') ? 'dark' : 'light' })
const query = new URLSearchParams(location.search)

const saved: RecordData[] = []
Object.assign(window, { saved, lookupQueries: () => (window as unknown as { queries?: unknown[] }).queries ?? [] })

/** Answers like the server: refuses two names, takes everything else. */
async function save(record: RecordData): Promise<FieldError[] | undefined> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  if (record.nome === 'Duplicado')
    return [
      { code: 'CHAVE_DUPLICADA', field: 'documentos.cpf', message: 'CPF já cadastrado' },
      { code: 'X', field: 'experiencias[0].empresa', message: 'Empresa desconhecida' },
      { code: 'Y', message: 'O prazo de cadastro terminou' },
    ]
  if (record.nome === 'Explode') throw new Error('Sem conexão')
  saved.push(record)
  return undefined
}

let files = 0
const upload = {
  async send(file: File, { onProgress }: SendOptions = {}) {
    onProgress?.(0.5)
    await new Promise((resolve) => setTimeout(resolve, 30))
    return { id: `arquivo-${++files}`, nome: file.name, tamanho: file.size, tipo: file.type }
  },
}

const cepLookup = async (cep: string) =>
  cep === '60010000' ? { logradouro: 'Rua Castro e Silva', bairro: 'Centro', cidade: 'Fortaleza', uf: 'CE' } : undefined

const renders: Record<string, number> = {}
Object.assign(window, { renders })

/** The engine's text box, counting how often each field renders. */
function CountedText(props: WidgetProps) {
  renders[props.field.path] = (renders[props.field.path] ?? 0) + 1
  return <Text {...props} />
}
const widgets = query.has('contar') ? { text: CountedText } : undefined

function Page({ runtime }: { runtime: ReturnType<typeof linkRuntimes> }) {
  const [dirty, setDirty] = useState(false)
  const [record, setRecord] = useState(window.record)
  Object.assign(window, { setRecord })
  const [done, setDone] = useState(0)
  return (
    <Container sx={{ py: 3 }} component="main">
      <h1 style={{ fontSize: 22, margin: '0 0 16px' }}>{query.get('entity') ? runtime.entity.title : 'Nova pessoa'}</h1>
      <Paper variant="outlined" sx={{ px: { xs: 2, md: 3 }, pt: 2.5 }}>
        <EntityForm
          runtime={runtime}
          record={record}
          context={context}
          lookup={lookup}
          upload={upload}
          cepLookup={cepLookup}
          widgets={widgets}
          readOnly={query.has('leitura')}
          onDirty={setDirty}
          onSubmit={async (record) => {
            const errors = await save(record)
            if (!errors) setDone((n) => n + 1)
            return errors
          }}
          actions={<Button color="inherit">Cancelar</Button>}
        />
      </Paper>
      <p data-dirty={dirty} data-done={done} id="estado" hidden />
      {done > 0 && <Alert sx={{ mt: 2 }}>Salvo</Alert>}
    </Container>
  )
}

declare global {
  interface Window {
    record?: RecordData
  }
}

const module = (await import(
  /* @vite-ignore */ new URL(`/modulo.js${location.search}`, location.href).href
)) as DefinitionModule
const stored = query.get('registro')
if (stored) window.record = JSON.parse(stored)
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Page runtime={linkRuntimes(module)} />
    </ThemeProvider>
  </StrictMode>,
)
