import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadLanguage, wantedLocale } from './app/language.ts'
import { StartFailure } from './app/StartFailure.tsx'
import { createMemory } from './shared/local/createMemory.ts'
import { loadSettings, type Settings } from './shared/settings.ts'
import './shared/base.css'

/**
 * Starts the app in `#root`. `beforeStart` runs once the settings are known and before anything
 * connects: the demo announces its wallet there.
 */
export async function mount(beforeStart?: (settings: Settings) => void): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The document has no #root to mount on.')
  const root = createRoot(element)
  try {
    const memory = createMemory()
    const { theme, locale } = memory.preferences.get()
    // Before the first drawing, so that nobody sees the other theme first.
    document.documentElement.dataset.theme = theme
    const [settings, language] = await Promise.all([
      loadSettings(),
      loadLanguage(wantedLocale(locale)),
    ])
    document.title = settings.appName
    beforeStart?.(settings)
    root.render(<App settings={settings} memory={memory} language={language} />)
  } catch (error) {
    root.render(<StartFailure error={error} onRetry={() => window.location.reload()} />)
  }
}
