import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { UserInfo } from '#admin/providers/userinfo.ts'
import { PasswordField } from '../fields/PasswordField.tsx'
import { PasswordRules } from '../fields/PasswordRules.tsx'
import { EntryButtons } from './EntryButtons.tsx'
import { EntryPage } from './EntryPage.tsx'
import { setupTexts } from './setup-texts.ts'
import { type SetupForm, type SetupName, useSetupForm } from './useSetupForm.ts'

/** First page of an installation: administrator, company, public address; or log out and come back with the code. */
export default function SetupPage({ known }: { known: NonNullable<UserInfo['primeiroAcesso']> }) {
  const asked = known.enderecoPublico === undefined
  const form = useSetupForm(asked)
  const { values } = form
  const { title, text, you, company, address, submit } = setupTexts
  return (
    <EntryPage tab={title} title={title} text={text} width={520} onSubmit={form.submit}>
      {form.refusal && <Alert severity="error">{form.refusal}</Alert>}
      <Part title={you}>
        <Field form={form} name="nome" autoComplete="name" autoFocus />
        <Field form={form} name="login" autoComplete="username" />
        <Field form={form} name="email" autoComplete="email" type="email" />
        <Field form={form} name="novaSenha" autoComplete="new-password" />
        <Field form={form} name="confNovaSenha" autoComplete="new-password" />
        <PasswordRules values={{ ...values, senha: '' }} names={[values.nome, values.login]} another={false} />
      </Part>
      <Part title={company}>
        <Field form={form} name="empresaNome" autoComplete="organization" />
        <Field form={form} name="empresaRazaoSocial" />
        <Field form={form} name="empresaCnpj" />
      </Part>
      <Part title={address}>
        {asked ? (
          <Field form={form} name="enderecoPublico" type="url" required={false} helperText={setupTexts.enderecoHelp} />
        ) : (
          <TextField
            label={setupTexts.enderecoPublico}
            value={known.enderecoPublico}
            helperText={setupTexts.enderecoFixed}
            slotProps={{ input: { readOnly: true } }}
          />
        )}
        <MailTest form={form} remetente={known.remetente} />
      </Part>
      <EntryButtons submit={submit} busy={form.busy} />
    </EntryPage>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} spacing={2}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.0625rem' }}>
        {title}
      </Typography>
      {children}
    </Stack>
  )
}

function Field({ form, name, helperText, ...props }: TextFieldProps & { form: SetupForm; name: SetupName }) {
  const Input = name === 'novaSenha' || name === 'confNovaSenha' ? PasswordField : TextField
  const error = form.errors[name]
  return (
    <Input
      fullWidth
      required
      name={name}
      label={setupTexts[name]}
      value={form.values[name]}
      onChange={(event) => form.change(name, event.target.value)}
      error={error !== undefined}
      helperText={error ?? helperText}
      {...props}
    />
  )
}

/** Tests the mail server by sending an e-mail. */
function MailTest({ form: { mail, testMail }, remetente }: { form: SetupForm; remetente?: string }) {
  if (remetente === undefined) return <Alert severity="info">{setupTexts.mailMissing}</Alert>
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }} useFlexGap>
        <Typography variant="body2" color="text.secondary">
          {setupTexts.mailReady(remetente)}
        </Typography>
        <Button variant="outlined" loading={mail.busy} onClick={() => void testMail()}>
          {setupTexts.mailTest}
        </Button>
      </Stack>
      {mail.sent && <Alert severity="success">{setupTexts.mailSent(mail.sent)}</Alert>}
      {mail.error && <Alert severity="error">{mail.error}</Alert>}
    </>
  )
}
