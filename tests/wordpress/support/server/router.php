<?php
// For PHP's own server: files and wp-admin's start are served as they are, everything else is WordPress's.
$path = rawurldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?? '/');
$isAdmin = preg_match('#^/wp-admin/(?:network/|user/)?$#', $path);
if ($isAdmin || ($path !== '/' && is_file($_SERVER['DOCUMENT_ROOT'] . $path))) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
