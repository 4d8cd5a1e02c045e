<?php
/**
 * Fetches from addresses that come from a file and may lead anywhere: only public servers are asked, at the address that was checked. With
 * WordPress's own functions a name could answer differently between the check and the request, and some ranges are not refused.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const MAX_FETCHED_BYTES     = 20 * MB_IN_BYTES;
const MAX_FETCH_HOPS        = 3;
const FETCH_TIMEOUT_SECONDS = 20;

/**
 * What a public server answers. Redirects are followed here, so that each address is checked.
 *
 * @param string $url Http or https.
 * @return string|\WP_Error
 */
function fetch_public( string $url ) {
	for ( $hop = 0; $hop <= MAX_FETCH_HOPS; $hop++ ) {
		$response = ask_public( $url );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		list( $status, $next, $bytes ) = $response;
		if ( $status >= 300 && $status < 400 && '' !== $next ) {
			$url = \WP_Http::make_absolute_url( $next, $url );
			continue;
		}
		if ( 200 === $status && strlen( $bytes ) <= MAX_FETCHED_BYTES ) {
			return $bytes;
		}
		/* translators: %d: a number such as 404. */
		return invalid( 200 === $status ? __( 'is too large', 'fairlead' ) : sprintf( __( 'could not be fetched: its server answered %d', 'fairlead' ), $status ) );
	}
	return invalid( __( 'leads on too often', 'fairlead' ) );
}

/**
 * Asks a server at the public address that its name has now.
 *
 * @param string $url Http or https.
 * @return array|\WP_Error Status, where it leads on, and the body.
 */
function ask_public( string $url ) {
	$url   = esc_url_raw( $url, array( 'http', 'https' ) );
	$parts = wp_parse_url( $url );
	$host  = trim( strtolower( (string) ( $parts['host'] ?? '' ) ), '[]' );
	if ( '' === $url || ! preg_match( '/^[a-z0-9.:\-]+$/D', $host ) || isset( $parts['user'] ) ) {
		return invalid( __( 'is not a web address', 'fairlead' ) );
	}
	$address = public_address( $host );
	if ( null === $address ) {
		return invalid( __( 'is not on a public server', 'fairlead' ) );
	}
	if ( _wp_http_get_object()->block_request( $url ) ) {
		return invalid( __( 'cannot be fetched: this WordPress may not ask other servers (WP_HTTP_BLOCK_EXTERNAL)', 'fairlead' ) );
	}
	$is_tls = 'https' === strtolower( $parts['scheme'] );
	$port   = (int) ( $parts['port'] ?? ( $is_tls ? 443 : 80 ) );
	$remote = ( $is_tls ? 'ssl://' : 'tcp://' ) . ( strpos( $address, ':' ) ? "[$address]" : $address ) . ":$port";
	$path   = ( $parts['path'] ?? '/' ) . ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' );
	$text   = ask_socket( $remote, $host, "GET $path HTTP/1.0\r\nHost: {$parts['host']}" . ( isset( $parts['port'] ) ? ":$port" : '' ) . "\r\nAccept: image/*\r\nUser-Agent: Fairlead\r\nConnection: close\r\n\r\n" );
	if ( ! preg_match( '#^HTTP/1\.[01] (\d{3})[^\r\n]*\r?\n(.*?)\r?\n\r?\n#s', $text, $head ) ) {
		return invalid( __( 'could not be fetched: its server did not answer', 'fairlead' ) );
	}
	$next = preg_match( '/^location:[ \t]*(\S+)/mi', $head[2], $location ) ? $location[1] : '';
	return array( (int) $head[1], $next, substr( $text, strlen( $head[0] ) ) );
}

/**
 * What a server sends back, up to the longest that is taken; '' without an answer.
 *
 * @param string $remote  "ssl://93.184.216.34:443".
 * @param string $host    Its name, which its certificate must have.
 * @param string $request The whole request.
 */
function ask_socket( string $remote, string $host, string $request ): string {
	// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- A socket, no file; a server that is away is no fault of ours.
	$end     = microtime( true ) + FETCH_TIMEOUT_SECONDS;
	$context = stream_context_create(
		array(
			'ssl' => array(
				'peer_name' => $host,
				'cafile'    => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
			),
		)
	);
	$stream  = @stream_socket_client( $remote, $code, $message, FETCH_TIMEOUT_SECONDS / 2, STREAM_CLIENT_CONNECT, $context );
	if ( ! $stream ) {
		return '';
	}
	fwrite( $stream, $request );
	$text = '';
	while ( ! feof( $stream ) && strlen( $text ) <= MAX_FETCHED_BYTES + KB_IN_BYTES && microtime( true ) < $end ) {
		stream_set_timeout( $stream, 5 );
		$more = fread( $stream, 64 * KB_IN_BYTES );
		if ( false === $more || stream_get_meta_data( $stream )['timed_out'] ) {
			break;
		}
		$text .= $more;
	}
	fclose( $stream );
	// phpcs:enable
	return $text;
}

/**
 * The address of a server, if all its addresses are public; else null.
 *
 * @param string $host A name or an address.
 */
function public_address( string $host ): ?string {
	$is_address = false !== filter_var( $host, FILTER_VALIDATE_IP );
	$addresses  = $is_address ? array( $host ) : array_filter( (array) gethostbynamel( $host ) );
	if ( ! $addresses ) {
		$addresses = array_column( array_filter( (array) dns_get_record( $host, DNS_AAAA ) ), 'ipv6' );
	}
	foreach ( $addresses as $address ) {
		/**
		 * Whether photos may be fetched from an address: for a photo server within one's own network.
		 *
		 * @param bool   $is_public Whether it is on the internet.
		 * @param string $address   IPv4 or IPv6.
		 */
		if ( ! apply_filters( 'fairlead_may_fetch_from', is_public_address( (string) $address ), $address ) ) {
			return null;
		}
	}
	return $addresses ? (string) reset( $addresses ) : null;
}

/**
 * Whether an address is on the internet, and no address of machines, networks or services of one's own.
 *
 * @param string $address IPv4 or IPv6.
 */
function is_public_address( string $address ): bool {
	if ( false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE ) ) {
		return false;
	}
	if ( false !== strpos( $address, ':' ) ) {
		// Only what is given out for the internet, without IPv4 in other clothes (2002::, 2001:0::).
		return 1 === preg_match( '/^[23][0-9a-f]{3}:/i', $address ) && ! preg_match( '/^(?:2002|2001:0{0,4}):/i', $address );
	}
	list( $first, $second, $third ) = array_map( 'intval', explode( '.', $address ) );
	// Ranges of carriers, protocols, measurements and groups, which PHP takes for public.
	$is_odd = ( 100 === $first && $second >= 64 && $second < 128 ) || ( 192 === $first && 0 === $second && 0 === $third ) || ( 198 === $first && in_array( $second, array( 18, 19 ), true ) );
	return ! $is_odd && $first < 224;
}
