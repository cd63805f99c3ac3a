import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadLanguage, wantedLocale } from './app/language.ts'
import { StartFailure } from './app/StartFailure.tsx'
import { type AppConfig, loadAppConfig } from './shared/appConfig.ts'
import { createMemory } from './shared/local/createMemory.ts'
import './shared/base.css'

/**
 * Starts the app in `#root`. `beforeStart` runs once the configuration is known and before anything
 * connects: the demo announces its wallet there.
 */
export async function mount(beforeStart?: (appConfig: AppConfig) => void): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The document has no #root to mount on.')
  const root = createRoot(element)
  try {
    const memory = createMemory()
    const { theme, locale } = memory.preferences.get()
    // Before the first drawing, so that nobody sees the other theme first.
    document.documentElement.dataset.theme = theme
    const [appConfig, language] = await Promise.all([
      loadAppConfig(),
      loadLanguage(wantedLocale(locale)),
    ])
    document.title = appConfig.appName
    beforeStart?.(appConfig)
    root.render(<App appConfig={appConfig} memory={memory} language={language} />)
  } catch (error) {
    root.render(<StartFailure error={error} onRetry={() => window.location.reload()} />)
  }
}
