import { type Place, writePlace } from './place.ts'
import { galleryGroups } from './states/index.ts'

/** All states by dialog, each a link that keeps the chosen theme, language and width. */
export function GalleryIndex({ place }: { place: Place }) {
  return (
    <main className="index">
      <h1>Gallery</h1>
      <p>Every dialog in every state, without a wallet and without a network.</p>
      {Object.entries(galleryGroups).map(([group, states]) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{group}</h2>
          <ul>
            {Object.entries(states).map(([name, { title }]) => (
              <li key={name}>
                <a href={writePlace({ ...place, state: name })} data-gallery-state={name}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
