import type { Messages } from '../types.ts'

export const de: Messages = {
  'button.connect': 'Wallet verbinden',
  'button.loading': 'Verbindung wird wiederhergestellt',
  'button.wrongNetwork': 'Falsches Netzwerk',
  'button.verify': 'Konto verifizieren',

  'dialog.close': 'Schließen',
  'dialog.back': 'Zurück',
  'dialog.loading': 'Wird geladen',
  'dialog.failed': 'Das konnte nicht angezeigt werden. Es wurde nichts gesendet.',
  'action.retry': 'Erneut versuchen',
  'action.cancel': 'Abbrechen',
  'action.details': 'Technische Details',

  'connect.title': 'Wallet verbinden',
  'connect.group.recent': 'Zuletzt genutzt',
  'connect.group.installed': 'Installiert',
  'connect.group.popular': 'Beliebt',
  'connect.group.more': 'Weitere Wallets',
  'connect.recent': 'Zuletzt genutzt',
  'connect.search': 'Wallets suchen',
  'connect.search.none': 'Keine Wallet heißt „{query}“.',
  'connect.search.count': { one: '{count} Wallet', other: '{count} Wallets' },
  'connect.more': 'Weitere Wallets',
  'connect.more.failed':
    'Die Liste konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'connect.new': 'Noch keine Wallet?',
  'connect.what': 'Was ist eine Wallet?',
  'connect.get': 'Wallet einrichten',
  'connect.opening': '{wallet} wird geöffnet',
  'connect.approve': 'Bestätigen Sie die Verbindung in {wallet}.',
  'connect.pending':
    'In {wallet} wartet bereits eine Anfrage. Antworten Sie dort, dann geht es hier von selbst weiter.',
  'connect.switching': 'Bestätigen Sie den Wechsel zu {network} in {wallet}.',
  'connect.adding': '{wallet} kennt {network} noch nicht. Bestätigen Sie das Hinzufügen.',
  'connect.connected': 'Verbunden',
  'connect.connectedAs': 'Verbunden als {account} auf {network}.',
  'connect.connectedElsewhere':
    'Verbunden als {account} auf Netzwerk {id}, das diese App nicht nutzt.',
  'connect.safe.title': 'Diese App in Ihrem Safe öffnen',
  'connect.safe.text':
    'Ein Safe verbindet sich von innen. Öffnen Sie Ihren Safe, gehen Sie zu „Apps“, fügen Sie diese Adresse als eigene App hinzu und öffnen Sie sie dort.',
  'connect.safe.copy': 'Adresse dieser App kopieren',
  'connect.noProjectId':
    'Diese App hat WalletConnect nicht eingerichtet. Smartphones sind daher nicht per Code erreichbar.',
  'connect.notSetUp': 'In dieser App nicht eingerichtet',
  'connect.openApp': '{wallet} öffnen',
  'connect.openAppAgain': '{wallet} erneut öffnen',
  'connect.noApp': 'Kein {wallet} auf diesem Smartphone?',
  'connect.anyApp': 'Wählen Sie Ihre Wallet auf diesem Smartphone.',
  'connect.inWindow': 'Fahren Sie in dem Fenster fort, das {wallet} geöffnet hat.',
  'connect.popup': 'Fenster der Wallet öffnen',
  'connect.offline': 'Sie sind offline. Wallets in diesem Browser funktionieren weiterhin.',

  'qr.title': 'Mit {wallet} scannen',
  'qr.anyWallet': 'Mit der Wallet Ihres Smartphones scannen',
  'qr.alt': 'Code, der {wallet} verbindet',
  'qr.preparing': 'Code wird vorbereitet',
  'qr.expires': 'Neuer Code in {time}',
  'qr.renewed.expired': 'Der Code war abgelaufen; dieser ist neu.',
  'qr.renewed.rejected': 'Die Anfrage wurde abgelehnt; dieser Code ist neu.',
  'qr.copy': 'Link kopieren',

  'about.terms': 'Nutzungsbedingungen',
  'about.learnMore': 'Mehr über Wallets erfahren',
  'what.title': 'Was ist eine Wallet?',
  'what.assets.title': 'Ein Platz für das, was Ihnen gehört',
  'what.assets.text':
    'Mit einer Wallet verwahren, senden und empfangen Sie digitales Geld und Sammlerstücke.',
  'what.login.title': 'Eine neue Art, sich anzumelden',
  'what.login.text':
    'Statt für jede Website Konto und Passwort anzulegen, verbinden Sie Ihre Wallet.',
  'what.keys.title': 'Nur Sie haben den Schlüssel',
  'what.keys.text':
    'Diese App sieht Ihren Schlüssel nie. Sie bestätigen jeden Schritt in Ihrer Wallet.',
  'get.title': 'Wallet einrichten',
  'get.text': 'Wählen Sie eine aus, um die Schritte zu sehen.',
  'get.none':
    'Keine der angebotenen Wallets lässt sich hier installieren. Versuchen Sie es mit einem anderen Browser oder Smartphone.',
  'get.forBrowser': 'Für diesen Browser',
  'get.forPhone': 'Für Ihr Smartphone',
  'get.notInstalled': '{wallet} ist nicht installiert',
  'get.noneHere': 'In diesem Browser gibt es noch keine Wallet.',
  'get.noneHere.phone':
    'In diesem Browser gibt es keine Wallet. Öffnen Sie diese Seite im Browser Ihrer Wallet-App.',
  'get.install': '{wallet} installieren',
  'get.scan': 'Scannen Sie dies mit der Kamera Ihres Smartphones, um {wallet} zu erhalten.',
  'get.scan.alt': 'Code, der zu {wallet} für Smartphones führt',
  'get.step.install.title': '{wallet} installieren',
  'get.step.install.extension':
    'Fügen Sie die Erweiterung Ihrem Browser hinzu und heften Sie sie an, damit Sie sie wiederfinden.',
  'get.step.install.mobile': 'Installieren Sie die App und legen Sie sie auf den Startbildschirm.',
  'get.step.create.title': 'Wallet erstellen oder importieren',
  'get.step.create.text':
    'Schreiben Sie die Wiederherstellungsphrase auf und bewahren Sie sie so auf, dass niemand sonst sie lesen kann.',
  'get.step.scan.title': 'Code scannen',
  'get.step.scan.text':
    'Kommen Sie hierher zurück, wählen Sie {wallet} und scannen Sie den angezeigten Code.',
  'get.step.back.title': 'Kommen Sie hierher zurück',
  'get.step.back.text': 'Wählen Sie {wallet} erneut, dann öffnet es sich.',
  'get.step.inside.title': 'Diese Seite in {wallet} öffnen',
  'get.step.inside.text': 'Nutzen Sie den Browser in der App. Dort findet diese Seite die Wallet.',
  'get.step.refresh.title': 'Diese Seite neu laden',
  'get.step.refresh.text':
    'Sobald {wallet} eingerichtet ist, laden Sie neu, damit die Wallet gefunden wird.',
  'get.reload': 'Neu laden',

  'account.title': 'Konto',
  'account.balance': 'Guthaben',
  'account.balance.failed': 'nicht lesbar',
  'account.network': 'Netzwerk',
  'account.wallet': 'Wallet',
  'account.address': 'Adresse',
  'account.address.show': 'Ganze Adresse anzeigen',
  'account.address.hide': 'Ganze Adresse ausblenden',
  'account.copy': 'Adresse kopieren',
  'account.copied': 'Kopiert',
  'account.copy.refused':
    'Der Browser hat das Kopieren verweigert. Markieren Sie stattdessen die Adresse.',
  'account.explorer': 'Im Explorer ansehen',
  'account.switchNetwork': 'Netzwerk wechseln',
  'account.switch': 'Konto wechseln',
  'account.switch.hint': 'Wählen Sie in {wallet} die Konten, die diese Website sehen darf.',
  'account.switch.unchanged':
    'Es hat sich nichts geändert. Wählen Sie in {wallet} ein anderes Konto und kommen Sie zurück.',
  'account.disconnect': 'Trennen',
  'account.inSafe':
    'Um diesen Safe zu verlassen, schließen Sie die App dort, wo Sie sie geöffnet haben.',
  'account.verified': 'Verifiziert',
  'account.unverified': 'Nicht verifiziert',
  'account.verify': 'Verifizieren',
  'account.signOut': 'Abmelden',
  'account.transactions': 'Letzte Transaktionen',
  'account.transactions.none':
    'Transaktionen, die Sie von hier senden, erscheinen an dieser Stelle.',
  'account.transactions.clear': 'Alle löschen',
  'account.transactions.view': '{description} im Explorer ansehen',
  'transaction.pending': 'Ausstehend',
  'transaction.confirmed': 'Bestätigt',
  'transaction.failed': 'Fehlgeschlagen',
  'transaction.cancelled': 'Abgebrochen',
  'transaction.replaced': 'Ersetzt',

  'network.title': 'Netzwerk wechseln',
  'network.search': 'Netzwerke suchen',
  'network.search.none': 'Kein Netzwerk heißt „{query}“.',
  'network.current': 'Verbunden',
  'network.testnet': 'Testnetzwerk',
  'network.confirm': 'In {wallet} bestätigen',
  'network.inSafe':
    'Ein Safe bleibt in seinem Netzwerk. Öffnen Sie einen anderen Safe, um zu wechseln.',
  'network.wrong': 'Falsches Netzwerk erkannt. Zum Fortfahren wechseln oder Verbindung trennen.',
  'network.add': 'Kennt {wallet} ein Netzwerk nicht, fragt die Wallet, ob sie es hinzufügen soll.',

  'verify.title': 'Ihr Konto verifizieren',
  'verify.text':
    'Signieren Sie eine Nachricht, um zu zeigen, dass dieses Konto Ihnen gehört. Das kostet nichts und bewegt nichts.',
  'verify.optional': 'Sie können auch ohne fortfahren.',
  'verify.sign': 'Nachricht signieren',
  'verify.later': 'Nicht jetzt',
  'verify.switch': 'Zu {network} wechseln',
  'verify.preparing': 'Nachricht wird vorbereitet',
  'verify.signing': 'Signieren Sie die Nachricht in {wallet}.',
  'verify.cosigning': 'Warten auf die anderen Eigentümer',
  'verify.cosigned': '{signed} von {needed} haben unterschrieben',
  'verify.cosigners':
    'Die anderen unterschreiben in ihrem Safe. Sie können gehen und später wiederkommen.',
  'verify.verifying': 'Signatur wird geprüft',
  'verify.done': 'Ihr Konto ist verifiziert.',
  'verify.message': 'Was Sie signieren',
  'verify.site': 'Website',
  'verify.account': 'Konto',
  'verify.network': 'Netzwerk',
  'verify.statement': 'Erklärung',
  'verify.issued': 'Ausgestellt',
  'verify.expires': 'Gültig bis',
  'verify.nonce': 'Einmalcode',
  'verify.raw': 'Genauer Wortlaut',
  'verify.error.prepare': 'Fehler beim Vorbereiten der Nachricht, bitte wiederholen!',
  'verify.error.chain': 'Diese App kann Konten auf diesem Netzwerk nicht bestätigen.',
  'verify.error.sign': 'Fehler beim Signieren der Nachricht, bitte wiederholen!',
  'verify.error.verify': 'Fehler beim Prüfen der Signatur, bitte wiederholen!',
  'verify.error.unknown': 'Hoppla, etwas ist schiefgelaufen!',

  'error.batchInterrupted':
    'Nicht alle Transaktionen wurden gesendet. Sehen Sie in Ihrer Wallet nach, bevor Sie es erneut versuchen.',
  'error.batchUnsupported':
    'Ihre Wallet kann diese Aufrufe nicht gemeinsam senden. Es wurde nichts gesendet.',
  'error.cancelled': 'Der Versuch wurde abgebrochen.',
  'error.chainNotAdded':
    'Ihre Wallet hat dieses Netzwerk nicht hinzugefügt. Versuchen Sie es erneut oder fügen Sie es dort von Hand hinzu.',
  'error.chainNotConfigured': 'Diese App nutzt dieses Netzwerk nicht.',
  'error.chainNotSwitched':
    'Ihre Wallet hat nicht gewechselt. Wechseln Sie dort und kommen Sie zurück.',
  'error.chainUnknownToWallet':
    'Ihre Wallet kennt dieses Netzwerk nicht und konnte es nicht hinzufügen. Fügen Sie es dort von Hand hinzu.',
  'error.invalidAnswer':
    'Ihre Wallet hat etwas Unverständliches geantwortet. Laden Sie sie neu und versuchen Sie es noch einmal.',
  'error.noProjectId': 'WalletConnect ist für diese App nicht eingerichtet: Die Projekt-ID fehlt.',
  'error.notConnected':
    'Es ist keine Wallet verbunden. Verbinden Sie eine und versuchen Sie es erneut.',
  'error.pairingExpired': 'Der Code ist abgelaufen. Holen Sie sich einen neuen.',
  'error.pending':
    'In Ihrer Wallet ist bereits eine Anfrage offen. Öffnen Sie sie und antworten Sie dort.',
  'error.popupBlocked':
    'Der Browser hat das Fenster der Wallet blockiert. Öffnen Sie es mit der Schaltfläche.',
  'error.rejected': 'Sie haben die Anfrage in Ihrer Wallet abgelehnt.',
  'error.relayUnreachable':
    'WalletConnect ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'error.safeUnavailable': 'Die umgebende Seite ist kein Safe.',
  'error.timeout': 'Ihre Wallet hat nicht geantwortet. Öffnen Sie sie und versuchen Sie es erneut.',
  'error.unauthorized': 'Ihre Wallet hat dieser Website keinen Zugriff auf dieses Konto gegeben.',
  'error.unsupportedMethod': 'Ihre Wallet kann das nicht.',
  'error.walletFailed':
    'Ihre Wallet meldet ein Problem. Versuchen Sie es erneut oder wählen Sie eine andere.',
  'error.walletNotFound':
    'Die Wallet wurde in diesem Browser nicht gefunden. Installieren Sie sie und versuchen Sie es erneut.',
}
