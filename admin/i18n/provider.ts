import polyglotI18nProvider from 'ra-i18n-polyglot'
import { ra } from './ra.ts'

/** react-admin's texts; the product speaks one language. */
export const i18nProvider = polyglotI18nProvider(
  () => ({ ra }),
  'pt-BR',
  [{ locale: 'pt-BR', name: 'Português (Brasil)' }],
  {
    allowMissing: true,
  },
)
