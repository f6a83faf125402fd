import type { BuiltInPage } from './index.ts';

/** The built-in pages in Spanish. */
export const spanish: BuiltInPage[] = [
  {
    slug: 'about',
    title: 'Sobre Fanlight',
    html: `<p>Fanlight es una casa para quienes hacen cosas y para quienes disfrutan con ellas.</p>
<h2>Para quien crea</h2>
<p>Muestras tu trabajo en publicaciones, galerías, vídeos y directos. Tú decides quién lo ve: todo el mundo, quienes te siguen o quienes se suscriben. La mayor parte de lo que se paga es para ti.</p>
<h2>Para quien disfruta</h2>
<p>Sigues a quien te gusta, conversas y pagas por lo que quieres ver o agradecer. El precio se dice siempre antes de cobrar.</p>
<h2>En qué nos apoyamos</h2>
<p>Fanlight es software libre. Para saber de qué país es una dirección usamos la <a href="https://db-ip.com">geolocalización IP de DB-IP</a>. Las ciudades que sugiere un formulario vienen de la <a href="https://github.com/dr5hn/countries-states-cities-database">Countries States Cities Database</a>, disponible aquí bajo la <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a> (ODbL).</p>`,
  },
  {
    slug: 'terms',
    title: 'Condiciones de uso',
    html: `<p>Lo que puedes esperar de nosotros y lo que esperamos de ti.</p>
<h2>Tu cuenta</h2>
<p>Una persona, una cuenta. Tienes al menos 18 años, o los que pida tu país. Guarda tu contraseña para ti; lo que se haga con tu cuenta cuenta como hecho por ti.</p>
<h2>Lo que publicas</h2>
<p>Sigue siendo tuyo. Nos permites guardarlo y mostrarlo a quien tú dejes verlo. Publica solo lo que puedas publicar, y nada que prohíban las <a href="/page/guidelines">normas de la casa</a>.</p>
<h2>Lo que compras</h2>
<p>Los tokens se compran con tarjeta y se gastan aquí; no se devuelven en dinero. Lo que has comprado para siempre sigue en tus compras, aunque su autor te bloquee. Si su autor elimina la cuenta, desaparece con ella. Cómo recuperar el dinero está en la página de <a href="/page/refunds">devoluciones</a>.</p>
<h2>Lo que ganas</h2>
<p>Nos quedamos una comisión de cada pago y decimos cuánto antes de que publiques. Las ganancias se pueden cobrar después de siete días.</p>
<h2>Si algo va mal</h2>
<p>Podemos ocultar lo denunciado y cerrar cuentas que incumplan estas condiciones. Sabrás por qué y podrás pedirnos que lo miremos otra vez.</p>
<h2>Irse</h2>
<p>Puedes eliminar tu cuenta cuando quieras en sus ajustes. Estas condiciones pueden cambiar; te avisamos 30 días antes.</p>`,
  },
  {
    slug: 'privacy',
    title: 'Privacidad',
    html: `<p>Qué guardamos sobre ti, para qué y cuánto tiempo.</p>
<h2>Qué guardamos</h2>
<ul>
<li>Tu nombre, tu nombre de usuario y tu correo, para conocerte y escribirte.</li>
<li>Lo que publicas, escribes, te gusta, sigues y compras, porque para eso está el sitio.</li>
<li>Dónde tienes la sesión abierta: navegador, sistema, país y hora. Lo ves en tu cuenta y puedes cerrar cada sesión.</li>
<li>De la tarjeta, la marca y las cuatro últimas cifras. El número nunca nos llega; lo tiene el proveedor de pagos.</li>
<li>De quien crea, los documentos que muestran quién es. Están cifrados, los lee solo quien los comprueba y se borran cuando ya no hacen falta.</li>
</ul>
<h2>Qué no hacemos</h2>
<p>No vendemos lo que sabemos de ti ni te seguimos a otros sitios. La analítica funciona solo si el operador la ha activado y, donde tu país lo pide, solo después de que digas que sí.</p>
<h2>Tu dirección de internet</h2>
<p>Con ella adivinamos tu país, para mostrar el idioma adecuado y respetar lo que eligen quienes crean. Guardamos el país, no la dirección.</p>
<h2>Tus derechos</h2>
<p>Puedes ver y cambiar lo que hay en tu cuenta, y eliminarla. Entonces desaparece todo menos los libros: importes y fechas de los pagos, sin tu nombre, porque la ley obliga a guardarlos. Para lo demás, <a href="/contact">escríbenos</a>.</p>`,
  },
  {
    slug: 'guidelines',
    title: 'Normas de la casa',
    html: `<p>Trata bien a la gente, di la verdad y muestra solo lo que puedas mostrar.</p>
<h2>Aquí no</h2>
<ul>
<li>Nada que dañe a menores ni que muestre a personas que no han dado su permiso.</li>
<li>Amenazas, odio y acoso.</li>
<li>Hacerse pasar por otra persona.</li>
<li>Lo que es de otros, sin su permiso.</li>
<li>Fraude, spam y venta de cosas ilegales.</li>
</ul>
<h2>Si lo ves</h2>
<p>Usa «Denunciar» en el menú de una publicación, un comentario o un perfil. No decimos quién denuncia. Lo que puede ser peligroso se oculta enseguida, hasta que lo hayamos mirado.</p>
<h2>Si te han denunciado</h2>
<p>Sabrás en qué quedó en <a href="/user/reports">Denuncias</a>. Si crees que nos equivocamos, pídenos una vez que lo miremos de nuevo.</p>`,
  },
  {
    slug: 'refunds',
    title: 'Devoluciones',
    html: `<p>Cuándo vuelve el dinero y cómo.</p>
<h2>Tokens</h2>
<p>Los tokens que compraste por error y no gastaste se devuelven a tu tarjeta durante 14 días. Escríbenos con la fecha del pago.</p>
<h2>Publicaciones, vídeos, galerías</h2>
<p>Lo que puedes ver enseguida se entrega enseguida. Se devuelve si no funciona, no es lo que se decía o se ha retirado.</p>
<h2>Cosas que se envían</h2>
<p>Un producto que no llega o llega roto se devuelve. Primero escribe a quien lo hizo desde el pedido.</p>
<h2>Suscripciones</h2>
<p>Puedes cancelar cuando quieras y conservas el acceso hasta el final de lo que pagaste. Un periodo ya empezado no se devuelve.</p>
<h2>Propinas</h2>
<p>Una propina es un regalo. Solo la devolvemos si otra persona pagó con tu tarjeta.</p>`,
  },
  {
    slug: 'help',
    title: 'Ayuda',
    html: `<p>Respuestas cortas a lo que más se pregunta.</p>
<h2>¿Cómo vuelvo a entrar?</h2>
<p>Con tu nombre de usuario o tu correo. Si olvidaste la contraseña, <a href="/auth/forgot-password">pide una nueva</a>; el enlace del correo funciona una vez, durante 24 horas.</p>
<h2>¿Qué son los tokens?</h2>
<p>Un token cuesta 1,00 dólar. Los añades en tu <a href="/user/wallet">cartera</a> y los gastas en propinas y en lo que tiene precio.</p>
<h2>¿Cómo mantengo lejos a alguien?</h2>
<p>Elige «Bloquear» en el menú de un perfil, un comentario o una notificación. No se lo decimos. En tu <a href="/user/account">cuenta</a> puedes deshacerlo.</p>
<h2>Alguien ha usado mi cuenta</h2>
<p>Cambia la contraseña; eso cierra todas las demás sesiones. Después mira tus pagos y, si alguno no es tuyo, <a href="/contact">escríbenos</a>.</p>
<h2>¿Cómo elimino mi cuenta?</h2>
<p>Al final de la página de tu cuenta. Te pide la contraseña y dice lo que se pierde.</p>`,
  },
];
