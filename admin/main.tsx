import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './App.tsx'
import { loadSession } from './providers/session.ts'
import { CrashPage } from './shell/pages/CrashPage.tsx'

/** A data router, which `useBlocker` (unsaved changes) requires. */
const router = createBrowserRouter([{ path: '*', element: <App />, errorElement: <CrashPage /> }])

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

void loadSession()
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
